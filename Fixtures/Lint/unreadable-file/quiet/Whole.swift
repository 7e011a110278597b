import AppIntents

struct Basket {
  func weigh() {}
}
