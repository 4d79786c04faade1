/// What a text means, for whoever fills it in automatically: an input method, a password store.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning, as forms on the web have it.
  public let rawValue: String
  /// Makes a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Name.
  public static let name = UITextContentType(rawValue: "name")
  /// Name prefix.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// Given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// Family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// Nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Location.
  public static let location = UITextContentType(rawValue: "location")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// Address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// Sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// Country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Username.
  public static let username = UITextContentType(rawValue: "username")
  /// Password.
  public static let password = UITextContentType(rawValue: "password")
  /// New password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// One time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
