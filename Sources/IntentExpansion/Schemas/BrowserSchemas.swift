extension SchemaDomain {
  static let browser = SchemaDomain(
    "browser",
    """
    intent search
    intent createTab
    intent switchTab
    intent closeTabs
    intent createWindow
    intent closeWindows
    intent bookmarkTab
    intent bookmarkURL
    intent openBookmark
    intent deleteBookmarks
    intent findOnPage
    intent openURLInTab
    intent clearHistory
    entity tab
    entity bookmark
    entity window
    entity tabGroup
    entity readingListItem
    enum clearHistoryTimeFrame
    """)
}
