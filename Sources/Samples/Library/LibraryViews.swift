import SwiftUI

/// A book with what is known about it.
struct CoverView: View {
  let book: Book

  var body: some View {
    HStack {
      Image(systemName: "book.closed")
      VStack(alignment: .leading) {
        Text(verbatim: book.title).font(.headline)
        Text(verbatim: book.author).font(.subheadline)
        if let name = book.recommendedBy { Text("Recommended by \(name)").font(.caption) }
      }
    }
    .padding()
  }
}

/// Books one below another.
struct BookList: View {
  let books: [Book]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(books.prefix(10), id: \.id) { book in
        Text(verbatim: "\(book.title) – \(book.author)")
      }
      if books.count > 10 { Text("… and \(books.count - 10) more") }
    }
  }
}

/// An order before it is made.
struct OrderPreview: View {
  let order: OrderEntity

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(order.count) × \(order.title)")
      Divider()
      Text("Total: ¥\(order.price)")
    }
  }
}

/// An order that was made.
struct OrderReceipt: View {
  let order: OrderEntity

  var body: some View {
    VStack(alignment: .leading) {
      Text("Receipt")
      Text("\(order.count) × \(order.title)")
      Text("Total: ¥\(order.price)")
    }
  }
}
