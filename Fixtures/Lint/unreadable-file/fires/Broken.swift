import AppIntents

struct Basket: AppIntent {
  func weigh( {
