const CART = `#graphql
  fragment CartAmount on MoneyV2 { amount currencyCode }
  fragment CartAllocation on CartDiscountAllocation {
    __typename
    targetType
    discountedAmount { ...CartAmount }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCustomDiscountAllocation { title }
    ... on CartCodeDiscountAllocation { code }
  }
  fragment CartFields on Cart {
    id
    createdAt
    updatedAt
    checkoutUrl
    note
    attributes { key value }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed { ...CartAmount }
      balance { ...CartAmount }
    }
    cost {
      checkoutChargeAmount { ...CartAmount }
      subtotalAmount { ...CartAmount }
      totalAmount { ...CartAmount }
    }
    discountCodes { code applicable }
    discountAllocations { ...CartAllocation }
    buyerIdentity { countryCode }
    lines(first: 250) {
      nodes {
        id
        quantity
        attributes { key value }
        cost {
          amountPerQuantity { ...CartAmount }
          compareAtAmountPerQuantity { ...CartAmount }
          totalAmount { ...CartAmount }
          subtotalAmount { ...CartAmount }
        }
        discountAllocations { ...CartAllocation }
        merchandise {
          ... on ProductVariant {
            id
            title
            sku
            availableForSale
            quantityAvailable
            image { url altText }
            selectedOptions { name value }
            price { ...CartAmount }
            compareAtPrice { ...CartAmount }
            product { id title description handle productType vendor tags }
          }
        }
      }
    }
  }
` as const;

const OBJECTIONS = `#graphql
  fragment Objection on CartUserError { code field message }
  fragment Caution on CartWarning { code message }
` as const;

/** `[call.commerce-storefront-api.4]` */
export const CART_QUERY = `#graphql
  query Cart($id: ID!, $country: CountryCode) @inContext(country: $country) {
    cart(id: $id) { ...CartFields }
  }
  ${CART}
` as const;

/** `[call.commerce-storefront-api.2]` */
export const CART_CREATE = `#graphql
  mutation CartCreate($lines: [CartLineInput!], $discountCodes: [String!], $country: CountryCode)
  @inContext(country: $country) {
    cartCreate(
      input: { lines: $lines, discountCodes: $discountCodes, buyerIdentity: { countryCode: $country } }
    ) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** `[call.commerce-storefront-api.7]` */
export const CART_LINES_ADD = `#graphql
  mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode)
  @inContext(country: $country) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** `[call.commerce-storefront-api.9]` */
export const CART_LINES_UPDATE = `#graphql
  mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode)
  @inContext(country: $country) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** `[call.commerce-storefront-api.8]` */
export const CART_LINES_REMOVE = `#graphql
  mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode)
  @inContext(country: $country) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** `[call.commerce-storefront-api.5]` */
export const CART_ATTRIBUTES_UPDATE = `#graphql
  mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $country: CountryCode)
  @inContext(country: $country) {
    cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** `[call.commerce-storefront-api.6]` The codes are required because 2026-04 no longer takes null for them. */
export const CART_DISCOUNT_CODES_UPDATE = `#graphql
  mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode)
  @inContext(country: $country) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** Who buys, and where; what is not given stays as it was. */
export const CART_BUYER_UPDATE = `#graphql
  mutation CartBuyerUpdate(
    $cartId: ID!
    $email: String
    $phone: String
    $customerAccessToken: String
    $country: CountryCode
  ) @inContext(country: $country) {
    cartBuyerIdentityUpdate(
      cartId: $cartId
      buyerIdentity: {
        countryCode: $country
        email: $email
        phone: $phone
        customerAccessToken: $customerAccessToken
      }
    ) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

export const CART_NOTE_UPDATE = `#graphql
  mutation CartNoteUpdate($cartId: ID!, $note: String!, $country: CountryCode)
  @inContext(country: $country) {
    cartNoteUpdate(cartId: $cartId, note: $note) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;

/** Replaces all gift cards, as the platform does. */
export const CART_GIFT_CARDS_UPDATE = `#graphql
  mutation CartGiftCardsUpdate($cartId: ID!, $giftCardCodes: [String!]!, $country: CountryCode)
  @inContext(country: $country) {
    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
      cart { ...CartFields }
      userErrors { ...Objection }
      warnings { ...Caution }
    }
  }
  ${CART}
  ${OBJECTIONS}
` as const;
