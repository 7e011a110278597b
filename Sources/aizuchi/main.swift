print("aizuchi")
