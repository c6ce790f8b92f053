const AMOUNT = `#graphql
  fragment OrderAmount on MoneyV2 { amount currencyCode }
` as const;

/** What a list of orders shows, and what points are counted from. */
const SUMMARY = `#graphql
  fragment OrderSummaryFields on Order {
    id
    name
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    totalPrice { ...OrderAmount }
    totalRefunded { ...OrderAmount }
    lineItems(first: 250) {
      nodes {
        quantity
        variant { image { url altText width height } }
      }
    }
  }
` as const;

const ORDER = `#graphql
  fragment OrderDiscountName on DiscountApplication {
    __typename
    targetType
    ... on AutomaticDiscountApplication { title }
    ... on DiscountCodeApplication { code }
    ... on ManualDiscountApplication { title }
    ... on ScriptDiscountApplication { title }
  }
  fragment OrderDiscount on DiscountAllocation {
    allocatedAmount { ...OrderAmount }
    discountApplication { ...OrderDiscountName }
  }
  fragment OrderFields on Order {
    id
    name
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    statusUrl
    email
    subtotalPrice { ...OrderAmount }
    totalShippingPrice { ...OrderAmount }
    totalTax { ...OrderAmount }
    originalTotalDuties { ...OrderAmount }
    totalPrice { ...OrderAmount }
    totalRefunded { ...OrderAmount }
    shippingAddress { formatted(withName: true) }
    billingAddress { formatted(withName: true) }
    discountApplications(first: 50) { nodes { ...OrderDiscountName } }
    shippingDiscountAllocations { ...OrderDiscount }
    lineItems(first: 250) {
      nodes {
        title
        quantity
        customAttributes { key value }
        originalTotalPrice { ...OrderAmount }
        discountedTotalPrice { ...OrderAmount }
        discountAllocations { ...OrderDiscount }
        variant {
          id
          availableForSale
          selectedOptions { name value }
          image { url altText width height }
          compareAtPrice { ...OrderAmount }
          product {
            handle
            tags
            variants(first: 1) { nodes { price { ...OrderAmount } } }
          }
        }
      }
    }
    successfulFulfillments(first: 50) {
      trackingCompany
      trackingInfo(first: 50) { number url }
    }
  }
` as const;

/** Newest first. */
export const ORDERS_QUERY = `#graphql
  query Orders($customerAccessToken: String!, $first: Int!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes { ...OrderSummaryFields }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${AMOUNT}
  ${SUMMARY}
` as const;

/** The ids of a customer's orders, each with the key that opens it. */
export const ORDER_IDS_QUERY = `#graphql
  query OrderIds($customerAccessToken: String!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes { id }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;

export const ORDER_QUERY = `#graphql
  query Order($id: ID!, $country: CountryCode) @inContext(country: $country) {
    node(id: $id) { __typename ...OrderFields }
  }
  ${AMOUNT}
  ${ORDER}
` as const;
