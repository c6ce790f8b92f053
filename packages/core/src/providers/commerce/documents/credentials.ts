import { ACCOUNT_ERROR, TOKEN } from './account-fragments.ts';

export const CUSTOMER_CREATE = `#graphql
  mutation CustomerCreate($input: CustomerCreateInput!, $country: CountryCode) @inContext(country: $country) {
    customerCreate(input: $input) {
      customer { id }
      customerUserErrors { ...AccountError }
    }
  }
  ${ACCOUNT_ERROR}
` as const;

export const TOKEN_CREATE = `#graphql
  mutation TokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode)
  @inContext(country: $country) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;

export const TOKEN_CREATE_WITH_MULTIPASS = `#graphql
  mutation TokenCreateWithMultipass($multipassToken: String!, $country: CountryCode)
  @inContext(country: $country) {
    customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;

/** Has no `customerUserErrors`: the platform reports these in its oldest form. */
export const TOKEN_RENEW = `#graphql
  mutation TokenRenew($customerAccessToken: String!, $country: CountryCode) @inContext(country: $country) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken { ...Token }
      userErrors { field }
    }
  }
  ${TOKEN}
` as const;

export const TOKEN_DELETE = `#graphql
  mutation TokenDelete($customerAccessToken: String!, $country: CountryCode) @inContext(country: $country) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedCustomerAccessTokenId
      userErrors { field }
    }
  }
` as const;

export const CUSTOMER_RECOVER = `#graphql
  mutation CustomerRecover($email: String!, $country: CountryCode) @inContext(country: $country) {
    customerRecover(email: $email) {
      customerUserErrors { ...AccountError }
    }
  }
  ${ACCOUNT_ERROR}
` as const;

export const CUSTOMER_RESET = `#graphql
  mutation CustomerReset($id: ID!, $input: CustomerResetInput!, $country: CountryCode)
  @inContext(country: $country) {
    customerReset(id: $id, input: $input) {
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;

export const CUSTOMER_RESET_BY_URL = `#graphql
  mutation CustomerResetByUrl($resetUrl: URL!, $password: String!, $country: CountryCode)
  @inContext(country: $country) {
    customerResetByUrl(resetUrl: $resetUrl, password: $password) {
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;

export const CUSTOMER_ACTIVATE = `#graphql
  mutation CustomerActivate($id: ID!, $input: CustomerActivateInput!, $country: CountryCode)
  @inContext(country: $country) {
    customerActivate(id: $id, input: $input) {
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;

export const CUSTOMER_ACTIVATE_BY_URL = `#graphql
  mutation CustomerActivateByUrl($activationUrl: URL!, $password: String!, $country: CountryCode)
  @inContext(country: $country) {
    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
      customerAccessToken { ...Token }
      customerUserErrors { ...AccountError }
    }
  }
  ${TOKEN}
  ${ACCOUNT_ERROR}
` as const;
