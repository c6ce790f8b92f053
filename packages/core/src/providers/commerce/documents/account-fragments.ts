/** Without the platform's messages, which the shop does not show. */
export const ACCOUNT_ERROR = `#graphql
  fragment AccountError on CustomerUserError { code field }
` as const;

export const TOKEN = `#graphql
  fragment Token on CustomerAccessToken { accessToken expiresAt }
` as const;

export const ADDRESS = `#graphql
  fragment AccountAddress on MailingAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    city
    province
    provinceCode
    country
    countryCodeV2
    zip
    phone
    formatted(withName: true)
  }
` as const;
