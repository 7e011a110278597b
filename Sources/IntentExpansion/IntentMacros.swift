public import SwiftSyntaxMacros

/// The macros of `AppIntents` and of the modules beside it.
public enum IntentMacros {
  /// Every macro by the name of its type.
  public static var all: [String: any Macro.Type] {
    [
      "UnionValueMacro": UnionValueMacro.self,
      "ComputedPropertyMacro": ComputedPropertyMacro.self,
      "DeferredPropertyMacro": DeferredPropertyMacro.self,
      "SchemaIntentMacro": SchemaIntentMacro.self,
      "SchemaEntityMacro": SchemaEntityMacro.self,
      "SchemaEnumMacro": SchemaEnumMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "ModelMacro": ModelMacro.self,
      "ModelAttributeMacro": ModelAttributeMacro.self,
    ]
  }

  /// The macro whose type has a name, nil where there is none.
  public static func named(_ typeName: String) -> (any Macro.Type)? { all[typeName] }
}
