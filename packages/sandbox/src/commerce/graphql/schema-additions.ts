import { extendSchema, type GraphQLSchema, parse } from 'graphql/index.js';

/**
 * Inputs that the platform documents as deprecated and still takes. Introspection without `includeDeprecated`, from
 * which the published schema files are made, leaves them out; docs/decisions/0205 has the sources.
 */
const deprecatedInputs = parse(`
  extend input CartBuyerIdentityInput {
    """
    An ordered set of delivery addresses tied to the buyer that is interacting with the cart.

    The input must not contain more than \`250\` values.
    """
    deliveryAddressPreferences: [DeliveryAddressInput!]
      @deprecated(reason: "Use \`cartDeliveryAddressesAdd\` instead.")
  }
`);

export function withDeprecatedInputs(schema: GraphQLSchema): GraphQLSchema {
  return extendSchema(schema, deprecatedInputs, { assumeValid: true });
}

/** What public clients of the platform ask of `unstable`, and no released version has. */
const unstableFields = parse(`
  extend type QueryRoot {
    "The consent of a visitor, and the cookies that store it."
    consentManagement: ConsentManagement!
  }

  type ConsentManagement {
    "The cookies that store a visitor's consent; without consent as input, the present ones."
    cookies(
      visitorConsent: VisitorConsent!
      visitorEmail: String
      origReferrer: String
      landingPage: String
    ): ConsentManagementCookies
    "Where customers manage their account."
    customerAccountUrl: String
  }

  type ConsentManagementCookies {
    "The domain of the cookies."
    cookieDomain: String!
    landingPageCookie: String
    origReferrerCookie: String
    trackingConsentCookie: String!
  }
`);

export function withUnstableFields(schema: GraphQLSchema): GraphQLSchema {
  return extendSchema(schema, unstableFields, { assumeValid: true });
}
