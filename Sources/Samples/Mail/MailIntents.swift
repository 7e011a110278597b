import AppIntents
import Foundation
import SwiftUI

/// Writes a draft and shows it, without sending it.
@AppIntent(schema: .mail.createDraft)
struct CreateDraftIntent {
  @Parameter(title: "To", requestValueDialog: "Who is the mail for?")
  var to: [IntentPerson]
  @Parameter(title: "Subject")
  var subject: String?
  @Parameter(title: "Body", requestValueDialog: "What do you want to write?")
  var body: String

  @Dependency var store: DraftStore
  @Dependency var clock: MailClock

  func perform() async throws
    -> some IntentResult & ReturnsValue<MailDraftEntity> & ProvidesDialog & ShowsSnippetView
  {
    let draft = DraftModel(
      id: try store.nextID(), to: to.map(Correspondent.init), subject: subject, body: body,
      date: clock.now(), isSent: false)
    try store.keep(draft)
    let entity = MailDraftEntity(draft, clock: clock)
    return .result(
      value: entity, dialog: "Here is your draft to \(entity.names). It is not sent yet.",
      view: DraftView(draft: entity))
  }
}

/// Changes a draft; what is not said stays as it is.
@AppIntent(schema: .mail.updateDraft)
struct UpdateDraftIntent {
  var draft: MailDraftEntity
  var subject: String?
  var body: String?

  @Dependency var store: DraftStore
  @Dependency var clock: MailClock

  func perform() async throws
    -> some IntentResult & ReturnsValue<MailDraftEntity> & ProvidesDialog & ShowsSnippetView
  {
    var model = try store.mail(draft.id)
    guard !model.isSent else { throw MailError.isSent }
    if case .set(let text) = $subject.valueState { model.subject = text }
    if case .set(let text) = $body.valueState { model.body = text }
    try store.keep(model)
    let entity = MailDraftEntity(model, clock: clock)
    return .result(
      value: entity, dialog: "Your draft to \(entity.names) is changed.",
      view: DraftView(draft: entity))
  }
}

/// Sends a draft, once the person agreed to it as it is.
@AppIntent(schema: .mail.sendDraft)
struct SendDraftIntent {
  var target: MailDraftEntity
  var sendLaterDate: Date?

  @Dependency var store: DraftStore
  @Dependency var clock: MailClock

  func perform() async throws -> some IntentResult & ProvidesDialog {
    var model = try store.mail(target.id)
    guard !model.isSent else { throw MailError.isSent }
    let names = target.names
    try await requestConfirmation(
      actionName: .send, dialog: "Shall I send “\(model.body ?? "")” to \(names)?")
    model.isSent = true
    model.date = sendLaterDate ?? clock.now()
    try store.keep(model)
    return .result(dialog: "Your mail to \(names) is sent.")
  }
}

/// Throws a draft away.
@AppIntent(schema: .mail.deleteDraft)
struct DeleteDraftIntent {
  var entity: MailDraftEntity

  @Dependency var store: DraftStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try store.delete(entity.id)
    return .result(dialog: "The draft is deleted.")
  }
}

/// A draft as it would be sent.
struct DraftView: View {
  let draft: MailDraftEntity

  var body: some View {
    VStack(alignment: .leading) {
      Text("To: \(draft.names)")
      if let subject = draft.subject { Text("Subject: \(subject)").font(.headline) }
      Text(verbatim: draft.body ?? "")
    }
  }
}
