import { ACCOUNT_ERROR, ADDRESS, TOKEN } from './account-fragments.ts';

export const CUSTOMER = `#graphql
  fragment AccountCustomer on Customer {
    id
    email
    firstName
    lastName
    phone
    acceptsMarketing
    numberOfOrders
    defaultAddress { ...AccountAddress }
    orders(first: 250, sortKey: PROCESSED_AT, reverse: true) { nodes { totalPrice { amount } } }
  }
` as const;

/** `[call.products-own-server.2]` The customer of a token; null for an invalid token. */
export const CUSTOMER_QUERY = `#graphql
  query Customer($customerAccessToken: String!, $country: CountryCode) @inContext(country: $country) {
    customer(customerAccessToken: $customerAccessToken) { ...AccountCustomer }
  }
  ${CUSTOMER}
  ${ADDRESS}
` as const;

export const ADDRESSES_QUERY = `#graphql
  query Addresses($customerAccessToken: String!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    customer(customerAccessToken: $customerAccessToken) {
      defaultAddress { id }
      addresses(first: 100, after: $after) {
        nodes { ...AccountAddress }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${ADDRESS}
` as const;

export const CUSTOMER_UPDATE = `#graphql
  mutation CustomerUpdate(
    $customerAccessToken: String!
    $customer: CustomerUpdateInput!
    $country: CountryCode
  ) @inContext(country: $country) {
    customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
      customer { ...AccountCustomer }
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${CUSTOMER}
  ${ADDRESS}
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;

export const ADDRESS_CREATE = `#graphql
  mutation AddressCreate(
    $customerAccessToken: String!
    $address: MailingAddressInput!
    $country: CountryCode
  ) @inContext(country: $country) {
    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
      customerAddress { ...AccountAddress }
      customerUserErrors { ...AccountError }
    }
  }
  ${ADDRESS}
  ${ACCOUNT_ERROR}
` as const;

export const ADDRESS_UPDATE = `#graphql
  mutation AddressUpdate(
    $customerAccessToken: String!
    $id: ID!
    $address: MailingAddressInput!
    $country: CountryCode
  ) @inContext(country: $country) {
    customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {
      customerAddress { ...AccountAddress }
      customerUserErrors { ...AccountError }
    }
  }
  ${ADDRESS}
  ${ACCOUNT_ERROR}
` as const;

export const ADDRESS_DELETE = `#graphql
  mutation AddressDelete($customerAccessToken: String!, $id: ID!, $country: CountryCode)
  @inContext(country: $country) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      deletedCustomerAddressId
      customerUserErrors { ...AccountError }
    }
  }
  ${ACCOUNT_ERROR}
` as const;

export const DEFAULT_ADDRESS_UPDATE = `#graphql
  mutation DefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!, $country: CountryCode)
  @inContext(country: $country) {
    customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {
      customer { defaultAddress { id } }
      customerUserErrors { ...AccountError }
    }
  }
  ${ACCOUNT_ERROR}
` as const;
