/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontTypes from './storefront.types.js';

export type AccountErrorFragment = Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>;

export type TokenFragment = Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>;

export type AccountAddressFragment = Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>;

export type AccountCustomerFragment = (
  Pick<StorefrontTypes.Customer, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing' | 'numberOfOrders'>
  & { defaultAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, orders: { nodes: Array<{ totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount'> }> } }
);

export type CustomerQueryVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerQuery = { customer?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Customer, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing' | 'numberOfOrders'>
    & { defaultAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, orders: { nodes: Array<{ totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount'> }> } }
  )> };

export type AddressesQueryVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type AddressesQuery = { customer?: StorefrontTypes.Maybe<{ defaultAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id'>>, addresses: { nodes: Array<Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type CustomerUpdateMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  customer: StorefrontTypes.CustomerUpdateInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerUpdateMutation = { customerUpdate?: StorefrontTypes.Maybe<{ customer?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Customer, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing' | 'numberOfOrders'>
      & { defaultAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, orders: { nodes: Array<{ totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount'> }> } }
    )>, customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type AddressCreateMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  address: StorefrontTypes.MailingAddressInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type AddressCreateMutation = { customerAddressCreate?: StorefrontTypes.Maybe<{ customerAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type AddressUpdateMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  id: StorefrontTypes.Scalars['ID']['input'];
  address: StorefrontTypes.MailingAddressInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type AddressUpdateMutation = { customerAddressUpdate?: StorefrontTypes.Maybe<{ customerAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type AddressDeleteMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  id: StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type AddressDeleteMutation = { customerAddressDelete?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.CustomerAddressDeletePayload, 'deletedCustomerAddressId'>
    & { customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }
  )> };

export type DefaultAddressUpdateMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  addressId: StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type DefaultAddressUpdateMutation = { customerDefaultAddressUpdate?: StorefrontTypes.Maybe<{ customer?: StorefrontTypes.Maybe<{ defaultAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'id'>> }>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type CartAmountFragment = Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>;

type CartAllocation_CartAutomaticDiscountAllocation_Fragment = (
  { __typename: 'CartAutomaticDiscountAllocation' }
  & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
  & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartAllocation_CartCodeDiscountAllocation_Fragment = (
  { __typename: 'CartCodeDiscountAllocation' }
  & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
  & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartAllocation_CartCustomDiscountAllocation_Fragment = (
  { __typename: 'CartCustomDiscountAllocation' }
  & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
  & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
);

export type CartAllocationFragment = CartAllocation_CartAutomaticDiscountAllocation_Fragment | CartAllocation_CartCodeDiscountAllocation_Fragment | CartAllocation_CartCustomDiscountAllocation_Fragment;

export type CartFieldsFragment = (
  Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
  & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
    Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
    & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' }
    & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    { __typename: 'CartCodeDiscountAllocation' }
    & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    { __typename: 'CartCustomDiscountAllocation' }
    & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
      Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, merchandise: (
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
      ) }
    ) | (
      Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, merchandise: (
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
      ) }
    )> } }
);

export type ObjectionFragment = Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>;

export type CautionFragment = Pick<StorefrontTypes.CartWarning, 'code' | 'message'>;

export type CartQueryVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartQuery = { cart?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
    & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
      Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
      & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
      { __typename: 'CartAutomaticDiscountAllocation' }
      & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
      & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      { __typename: 'CartCodeDiscountAllocation' }
      & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
      & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      { __typename: 'CartCustomDiscountAllocation' }
      & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
      & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
        Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
          { __typename: 'CartAutomaticDiscountAllocation' }
          & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          { __typename: 'CartCodeDiscountAllocation' }
          & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          { __typename: 'CartCustomDiscountAllocation' }
          & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )>, merchandise: (
          Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
          & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
        ) }
      ) | (
        Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
          { __typename: 'CartAutomaticDiscountAllocation' }
          & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          { __typename: 'CartCodeDiscountAllocation' }
          & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          { __typename: 'CartCustomDiscountAllocation' }
          & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )>, merchandise: (
          Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
          & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
        ) }
      )> } }
  )> };

export type CartCreateMutationVariables = StorefrontTypes.Exact<{
  lines?: StorefrontTypes.InputMaybe<Array<StorefrontTypes.CartLineInput> | StorefrontTypes.CartLineInput>;
  discountCodes?: StorefrontTypes.InputMaybe<Array<StorefrontTypes.Scalars['String']['input']> | StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartLinesAddMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  lines: Array<StorefrontTypes.CartLineInput> | StorefrontTypes.CartLineInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartLinesAddMutation = { cartLinesAdd?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartLinesUpdateMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  lines: Array<StorefrontTypes.CartLineUpdateInput> | StorefrontTypes.CartLineUpdateInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartLinesRemoveMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  lineIds: Array<StorefrontTypes.Scalars['ID']['input']> | StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartAttributesUpdateMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  attributes: Array<StorefrontTypes.AttributeInput> | StorefrontTypes.AttributeInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartAttributesUpdateMutation = { cartAttributesUpdate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartDiscountCodesUpdateMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  discountCodes: Array<StorefrontTypes.Scalars['String']['input']> | StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartDiscountCodesUpdateMutation = { cartDiscountCodesUpdate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartBuyerUpdateMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  email?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  phone?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  customerAccessToken?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartBuyerUpdateMutation = { cartBuyerIdentityUpdate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartNoteUpdateMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  note: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartNoteUpdateMutation = { cartNoteUpdate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type CartGiftCardsUpdateMutationVariables = StorefrontTypes.Exact<{
  cartId: StorefrontTypes.Scalars['ID']['input'];
  giftCardCodes: Array<StorefrontTypes.Scalars['String']['input']> | StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CartGiftCardsUpdateMutation = { cartGiftCardCodesUpdate?: StorefrontTypes.Maybe<{ cart?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, appliedGiftCards: Array<(
        Pick<StorefrontTypes.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { amountUsed: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, balance: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type ProductQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductQuery = { product?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'updatedAt' | 'tags' | 'productType' | 'vendor'>
    & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
          Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
          & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )> }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
      & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
        { __typename: 'MediaImage' }
        & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
      ) | (
        { __typename: 'Video' }
        & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
      )> }
    )>> }
  )> };

export type ProductHandlesQueryVariables = StorefrontTypes.Exact<{
  first: StorefrontTypes.Scalars['Int']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductHandlesQuery = { products: { nodes: Array<Pick<StorefrontTypes.Product, 'handle'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type CollectionHandlesQueryVariables = StorefrontTypes.Exact<{
  first: StorefrontTypes.Scalars['Int']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CollectionHandlesQuery = { collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'handle'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type CollectionsQueryVariables = StorefrontTypes.Exact<{
  first: StorefrontTypes.Scalars['Int']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CollectionsQuery = { collections: { nodes: Array<(
      Pick<StorefrontTypes.Collection, 'id' | 'handle' | 'title' | 'descriptionHtml' | 'updatedAt'>
      & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type CollectionMetaQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CollectionMetaQuery = { collection?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Collection, 'title'>
    & { metafields: Array<StorefrontTypes.Maybe<Pick<StorefrontTypes.Metafield, 'key' | 'value'>>> }
  )> };

export type RedirectQueryVariables = StorefrontTypes.Exact<{
  search: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type RedirectQuery = { urlRedirects: { nodes: Array<Pick<StorefrontTypes.UrlRedirect, 'path' | 'target'>> } };

export type ProductMapQueryVariables = StorefrontTypes.Exact<{
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductMapQuery = { products: { nodes: Array<(
      Pick<StorefrontTypes.Product, 'handle' | 'updatedAt'>
      & { images: { nodes: Array<Pick<StorefrontTypes.Image, 'url'>> } }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type MetaobjectsQueryVariables = StorefrontTypes.Exact<{
  type: StorefrontTypes.Scalars['String']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type MetaobjectsQuery = { metaobjects: { nodes: Array<(
      Pick<StorefrontTypes.Metaobject, 'handle'>
      & { fields: Array<Pick<StorefrontTypes.MetaobjectField, 'key' | 'value'>> }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type CustomerCreateMutationVariables = StorefrontTypes.Exact<{
  input: StorefrontTypes.CustomerCreateInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerCreateMutation = { customerCreate?: StorefrontTypes.Maybe<{ customer?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type TokenCreateMutationVariables = StorefrontTypes.Exact<{
  input: StorefrontTypes.CustomerAccessTokenCreateInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type TokenCreateMutation = { customerAccessTokenCreate?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type TokenCreateWithMultipassMutationVariables = StorefrontTypes.Exact<{
  multipassToken: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type TokenCreateWithMultipassMutation = { customerAccessTokenCreateWithMultipass?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type TokenRenewMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type TokenRenewMutation = { customerAccessTokenRenew?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, userErrors: Array<Pick<StorefrontTypes.UserError, 'field'>> }> };

export type TokenDeleteMutationVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type TokenDeleteMutation = { customerAccessTokenDelete?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.CustomerAccessTokenDeletePayload, 'deletedCustomerAccessTokenId'>
    & { userErrors: Array<Pick<StorefrontTypes.UserError, 'field'>> }
  )> };

export type CustomerRecoverMutationVariables = StorefrontTypes.Exact<{
  email: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerRecoverMutation = { customerRecover?: StorefrontTypes.Maybe<{ customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type CustomerResetMutationVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  input: StorefrontTypes.CustomerResetInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerResetMutation = { customerReset?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type CustomerResetByUrlMutationVariables = StorefrontTypes.Exact<{
  resetUrl: StorefrontTypes.Scalars['URL']['input'];
  password: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerResetByUrlMutation = { customerResetByUrl?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type CustomerActivateMutationVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  input: StorefrontTypes.CustomerActivateInput;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerActivateMutation = { customerActivate?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type CustomerActivateByUrlMutationVariables = StorefrontTypes.Exact<{
  activationUrl: StorefrontTypes.Scalars['URL']['input'];
  password: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CustomerActivateByUrlMutation = { customerActivateByUrl?: StorefrontTypes.Maybe<{ customerAccessToken?: StorefrontTypes.Maybe<Pick<StorefrontTypes.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontTypes.CustomerUserError, 'code' | 'field'>> }> };

export type InventoryFieldsFragment = (
  Pick<StorefrontTypes.Product, 'tags'>
  & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale' | 'quantityAvailable'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }
);

export type InventoryQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type InventoryQuery = { product?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Product, 'tags'>
    & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale' | 'quantityAvailable'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type MoreInventoryQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type MoreInventoryQuery = { product?: StorefrontTypes.Maybe<{ variants: { nodes: Array<Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale' | 'quantityAvailable'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type MoreVariantsQueryVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type MoreVariantsQuery = { product?: StorefrontTypes.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
          Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
          & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )> }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type CollectionPageQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  first?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Int']['input']>;
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  last?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Int']['input']>;
  before?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  sortKey?: StorefrontTypes.InputMaybe<StorefrontTypes.ProductCollectionSortKeys>;
  reverse?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Boolean']['input']>;
  filters?: StorefrontTypes.InputMaybe<Array<StorefrontTypes.ProductFilter> | StorefrontTypes.ProductFilter>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CollectionPageQuery = { collection?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Collection, 'id' | 'handle' | 'title' | 'descriptionHtml' | 'updatedAt'>
    & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontTypes.Maybe<Pick<StorefrontTypes.Metafield, 'key' | 'value'>>>, products: { edges: Array<(
        Pick<StorefrontTypes.ProductEdge, 'cursor'>
        & { node: (
          Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'updatedAt' | 'tags' | 'productType' | 'vendor'>
          & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
              Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
              & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
                Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
                & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
              )> }
            )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
            Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
            & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
              { __typename: 'MediaImage' }
              & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
            ) | (
              { __typename: 'Video' }
              & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
            )> }
          )>> }
        ) }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } }
  )> };

export type ProductListQueryVariables = StorefrontTypes.Exact<{
  query?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  first: StorefrontTypes.Scalars['Int']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  sortKey?: StorefrontTypes.InputMaybe<StorefrontTypes.ProductSortKeys>;
  reverse?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Boolean']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductListQuery = { products: { edges: Array<(
      Pick<StorefrontTypes.ProductEdge, 'cursor'>
      & { node: (
        Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'updatedAt' | 'tags' | 'productType' | 'vendor'>
        & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
              Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
              & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
            )> }
          )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
          Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
          & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
            { __typename: 'MediaImage' }
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
          ) | (
            { __typename: 'Video' }
            & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
          )> }
        )>> }
      ) }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } };

export type PieceListQueryVariables = StorefrontTypes.Exact<{
  query?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  first: StorefrontTypes.Scalars['Int']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  sortKey?: StorefrontTypes.InputMaybe<StorefrontTypes.ProductSortKeys>;
  reverse?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Boolean']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type PieceListQuery = { products: { nodes: Array<(
      Pick<StorefrontTypes.Product, 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'>
      & { featuredImage?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, metafields: Array<StorefrontTypes.Maybe<(
        Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
        & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
          { __typename: 'MediaImage' }
          & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
        ) | (
          { __typename: 'Video' }
          & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
        )> }
      )>> }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type PredictiveSearchQueryVariables = StorefrontTypes.Exact<{
  query: StorefrontTypes.Scalars['String']['input'];
  limit: StorefrontTypes.Scalars['Int']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type PredictiveSearchQuery = { predictiveSearch?: StorefrontTypes.Maybe<{ products: Array<(
      Pick<StorefrontTypes.Product, 'handle' | 'title' | 'availableForSale'>
      & { featuredImage?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> } }
    )>, collections: Array<(
      Pick<StorefrontTypes.Collection, 'handle' | 'title'>
      & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }
    )>, queries: Array<Pick<StorefrontTypes.SearchQuerySuggestion, 'text'>> }> };

export type RecommendationsQueryVariables = StorefrontTypes.Exact<{
  productId: StorefrontTypes.Scalars['ID']['input'];
  intent?: StorefrontTypes.InputMaybe<StorefrontTypes.ProductRecommendationIntent>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type RecommendationsQuery = { productRecommendations?: StorefrontTypes.Maybe<Array<(
    Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'updatedAt' | 'tags' | 'productType' | 'vendor'>
    & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
          Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
          & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )> }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
      & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
        { __typename: 'MediaImage' }
        & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
      ) | (
        { __typename: 'Video' }
        & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
      )> }
    )>> }
  )>> };

export type VariantWithProductQueryVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type VariantWithProductQuery = { node?: StorefrontTypes.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontTypes.ProductVariant, 'weight' | 'weightUnit' | 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
    & { unitPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontTypes.Maybe<Pick<StorefrontTypes.UnitPriceMeasurement, 'measuredType' | 'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'>>, product: (
      Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'updatedAt' | 'tags' | 'productType' | 'vendor'>
      & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
          Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
          & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
            Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
            & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )> }
        )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
        Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
        & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
          { __typename: 'MediaImage' }
          & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
        ) | (
          { __typename: 'Video' }
          & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
        )> }
      )>> }
    ), price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
      & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    )> }
  )> };

export type VideoQueryVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type VideoQuery = { node?: StorefrontTypes.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'ProductVariant' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' } | (
    { __typename: 'Video' }
    & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'format' | 'height' | 'width'>> }
  )> };

export type InstallmentsQueryVariables = StorefrontTypes.Exact<{
  ids: Array<StorefrontTypes.Scalars['ID']['input']> | StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type InstallmentsQuery = { nodes: Array<StorefrontTypes.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontTypes.ProductVariant, 'id'>
    & { shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
      & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    )> }
  )>> };

export type CountriesQueryVariables = StorefrontTypes.Exact<{
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CountriesQuery = { localization: { availableCountries: Array<(
      Pick<StorefrontTypes.Country, 'isoCode' | 'name'>
      & { currency: Pick<StorefrontTypes.Currency, 'isoCode' | 'symbol'> }
    )> } };

export type PricesQueryVariables = StorefrontTypes.Exact<{
  ids: Array<StorefrontTypes.Scalars['ID']['input']> | StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type PricesQuery = { nodes: Array<StorefrontTypes.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontTypes.ProductVariant, 'id'>
    & { priceV2: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPriceV2?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>> }
  )>> };

export type PricedFieldsFragment = { variants: { nodes: Array<(
      Pick<StorefrontTypes.ProductVariant, 'id'>
      & { priceV2: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPriceV2?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>> }
    )> } };

export type ProductPricesQueryVariables = StorefrontTypes.Exact<{
  ids: Array<StorefrontTypes.Scalars['ID']['input']> | StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductPricesQuery = { localization: { country: (
      Pick<StorefrontTypes.Country, 'isoCode' | 'name'>
      & { currency: Pick<StorefrontTypes.Currency, 'isoCode' | 'symbol'> }
    ) }, nodes: Array<StorefrontTypes.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'ProductOption' | 'ProductOptionValue' | 'ProductVariant' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'Product' }
    & Pick<StorefrontTypes.Product, 'id' | 'handle'>
    & { variants: { nodes: Array<(
        Pick<StorefrontTypes.ProductVariant, 'id'>
        & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>> }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )>> };

export type MoreProductPricesQueryVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type MoreProductPricesQuery = { product?: StorefrontTypes.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontTypes.ProductVariant, 'id'>
        & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>> }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type OrderAmountFragment = Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>;

export type OrderSummaryFieldsFragment = (
  Pick<StorefrontTypes.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
  & { totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
      Pick<StorefrontTypes.OrderLineItem, 'quantity'>
      & { variant?: StorefrontTypes.Maybe<{ image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
    )> } }
);

type OrderDiscountName_AutomaticDiscountApplication_Fragment = (
  { __typename: 'AutomaticDiscountApplication' }
  & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
);

type OrderDiscountName_DiscountCodeApplication_Fragment = (
  { __typename: 'DiscountCodeApplication' }
  & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
);

type OrderDiscountName_ManualDiscountApplication_Fragment = (
  { __typename: 'ManualDiscountApplication' }
  & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
);

type OrderDiscountName_ScriptDiscountApplication_Fragment = (
  { __typename: 'ScriptDiscountApplication' }
  & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
);

export type OrderDiscountNameFragment = OrderDiscountName_AutomaticDiscountApplication_Fragment | OrderDiscountName_DiscountCodeApplication_Fragment | OrderDiscountName_ManualDiscountApplication_Fragment | OrderDiscountName_ScriptDiscountApplication_Fragment;

export type OrderDiscountFragment = { allocatedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: (
    { __typename: 'AutomaticDiscountApplication' }
    & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
  ) | (
    { __typename: 'DiscountCodeApplication' }
    & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
  ) | (
    { __typename: 'ManualDiscountApplication' }
    & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
  ) | (
    { __typename: 'ScriptDiscountApplication' }
    & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
  ) };

export type OrderFieldsFragment = (
  Pick<StorefrontTypes.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus' | 'statusUrl' | 'email'>
  & { subtotalPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, originalTotalDuties?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'formatted'>>, billingAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'formatted'>>, discountApplications: { nodes: Array<(
      { __typename: 'AutomaticDiscountApplication' }
      & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
    ) | (
      { __typename: 'DiscountCodeApplication' }
      & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
    ) | (
      { __typename: 'ManualDiscountApplication' }
      & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
    ) | (
      { __typename: 'ScriptDiscountApplication' }
      & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
    )> }, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: (
      { __typename: 'AutomaticDiscountApplication' }
      & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
    ) | (
      { __typename: 'DiscountCodeApplication' }
      & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
    ) | (
      { __typename: 'ManualDiscountApplication' }
      & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
    ) | (
      { __typename: 'ScriptDiscountApplication' }
      & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
    ) }>, lineItems: { nodes: Array<(
      Pick<StorefrontTypes.OrderLineItem, 'title' | 'quantity'>
      & { customAttributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, originalTotalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: (
          { __typename: 'AutomaticDiscountApplication' }
          & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
        ) | (
          { __typename: 'DiscountCodeApplication' }
          & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
        ) | (
          { __typename: 'ManualDiscountApplication' }
          & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
        ) | (
          { __typename: 'ScriptDiscountApplication' }
          & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
        ) }>, variant?: StorefrontTypes.Maybe<(
        Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale'>
        & { selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: (
          Pick<StorefrontTypes.Product, 'handle' | 'tags'>
          & { variants: { nodes: Array<{ price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }> } }
        ) }
      )> }
    )> }, successfulFulfillments?: StorefrontTypes.Maybe<Array<(
    Pick<StorefrontTypes.Fulfillment, 'trackingCompany'>
    & { trackingInfo: Array<Pick<StorefrontTypes.FulfillmentTrackingInfo, 'number' | 'url'>> }
  )>> }
);

export type OrdersQueryVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  first: StorefrontTypes.Scalars['Int']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type OrdersQuery = { customer?: StorefrontTypes.Maybe<{ orders: { nodes: Array<(
        Pick<StorefrontTypes.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
        & { totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<StorefrontTypes.OrderLineItem, 'quantity'>
            & { variant?: StorefrontTypes.Maybe<{ image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
          )> } }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type OrderIdsQueryVariables = StorefrontTypes.Exact<{
  customerAccessToken: StorefrontTypes.Scalars['String']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type OrderIdsQuery = { customer?: StorefrontTypes.Maybe<{ orders: { nodes: Array<Pick<StorefrontTypes.Order, 'id'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type OrderQueryVariables = StorefrontTypes.Exact<{
  id: StorefrontTypes.Scalars['ID']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type OrderQuery = { node?: StorefrontTypes.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'ProductVariant' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'Order' }
    & Pick<StorefrontTypes.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus' | 'statusUrl' | 'email'>
    & { subtotalPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, originalTotalDuties?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'formatted'>>, billingAddress?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MailingAddress, 'formatted'>>, discountApplications: { nodes: Array<(
        { __typename: 'AutomaticDiscountApplication' }
        & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
      ) | (
        { __typename: 'DiscountCodeApplication' }
        & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
      ) | (
        { __typename: 'ManualDiscountApplication' }
        & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
      ) | (
        { __typename: 'ScriptDiscountApplication' }
        & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
      )> }, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: (
        { __typename: 'AutomaticDiscountApplication' }
        & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
      ) | (
        { __typename: 'DiscountCodeApplication' }
        & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
      ) | (
        { __typename: 'ManualDiscountApplication' }
        & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
      ) | (
        { __typename: 'ScriptDiscountApplication' }
        & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
      ) }>, lineItems: { nodes: Array<(
        Pick<StorefrontTypes.OrderLineItem, 'title' | 'quantity'>
        & { customAttributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, originalTotalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: (
            { __typename: 'AutomaticDiscountApplication' }
            & Pick<StorefrontTypes.AutomaticDiscountApplication, 'title' | 'targetType'>
          ) | (
            { __typename: 'DiscountCodeApplication' }
            & Pick<StorefrontTypes.DiscountCodeApplication, 'code' | 'targetType'>
          ) | (
            { __typename: 'ManualDiscountApplication' }
            & Pick<StorefrontTypes.ManualDiscountApplication, 'title' | 'targetType'>
          ) | (
            { __typename: 'ScriptDiscountApplication' }
            & Pick<StorefrontTypes.ScriptDiscountApplication, 'title' | 'targetType'>
          ) }>, variant?: StorefrontTypes.Maybe<(
          Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale'>
          & { selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: (
            Pick<StorefrontTypes.Product, 'handle' | 'tags'>
            & { variants: { nodes: Array<{ price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }> } }
          ) }
        )> }
      )> }, successfulFulfillments?: StorefrontTypes.Maybe<Array<(
      Pick<StorefrontTypes.Fulfillment, 'trackingCompany'>
      & { trackingInfo: Array<Pick<StorefrontTypes.FulfillmentTrackingInfo, 'number' | 'url'>> }
    )>> }
  )> };

export type MoneyFragment = Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>;

export type PictureFragment = Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>;

export type ProductVariantFieldsFragment = (
  Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
  & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
    & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  )> }
);

export type ProductMetafieldFieldsFragment = { metafields: Array<StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
    & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
      { __typename: 'MediaImage' }
      & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
    ) | (
      { __typename: 'Video' }
      & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
    )> }
  )>> };

export type ProductFieldsFragment = (
  Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'updatedAt' | 'tags' | 'productType' | 'vendor'>
  & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
      & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
        Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
        & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )> }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
    & { reference?: StorefrontTypes.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' } | (
      { __typename: 'MediaImage' }
      & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> }
    ) | (
      { __typename: 'Video' }
      & { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }
    )> }
  )>> }
);

export type SiblingFieldsFragment = (
  Pick<StorefrontTypes.Product, 'availableForSale' | 'updatedAt' | 'tags'>
  & { variants: { nodes: Array<{ selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>> }> } }
);

export type CollectionTagsQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CollectionTagsQuery = { collection?: StorefrontTypes.Maybe<{ products: { nodes: Array<Pick<StorefrontTypes.Product, 'tags'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

interface GeneratedQueryTypes {
  "#graphql\n  query Customer($customerAccessToken: String!, $country: CountryCode) @inContext(country: $country) {\n    customer(customerAccessToken: $customerAccessToken) { ...AccountCustomer }\n  }\n  #graphql\n  fragment AccountCustomer on Customer {\n    id\n    email\n    firstName\n    lastName\n    phone\n    acceptsMarketing\n    numberOfOrders\n    defaultAddress { ...AccountAddress }\n    orders(first: 250, sortKey: PROCESSED_AT, reverse: true) { nodes { totalPrice { amount } } }\n  }\n\n  #graphql\n  fragment AccountAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true)\n  }\n\n": {return: CustomerQuery, variables: CustomerQueryVariables},
  "#graphql\n  query Addresses($customerAccessToken: String!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    customer(customerAccessToken: $customerAccessToken) {\n      defaultAddress { id }\n      addresses(first: 100, after: $after) {\n        nodes { ...AccountAddress }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment AccountAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true)\n  }\n\n": {return: AddressesQuery, variables: AddressesQueryVariables},
  "#graphql\n  query Cart($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    cart(id: $id) { ...CartFields }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n": {return: CartQuery, variables: CartQueryVariables},
  "#graphql\n  query Product($handle: String!, $country: CountryCode) @inContext(country: $country) {\n    product(handle: $handle) { ...ProductFields }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    updatedAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    ...ProductMetafieldFields\n  }\n  #graphql\n  fragment ProductMetafieldFields on Product {\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"pdp_extras\", key: \"pdp_main_image_pic\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        __typename\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  query ProductHandles($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    products(first: $first, after: $after, sortKey: BEST_SELLING) {\n      nodes { handle }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: ProductHandlesQuery, variables: ProductHandlesQueryVariables},
  "#graphql\n  query CollectionHandles($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    collections(first: $first, after: $after, sortKey: UPDATED_AT, reverse: true) {\n      nodes { handle }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: CollectionHandlesQuery, variables: CollectionHandlesQueryVariables},
  "#graphql\n  query Collections($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    collections(first: $first, after: $after, sortKey: TITLE) {\n      nodes { id handle title descriptionHtml updatedAt image { ...Picture } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n": {return: CollectionsQuery, variables: CollectionsQueryVariables},
  "#graphql\n  query CollectionMeta($handle: String!, $country: CountryCode) @inContext(country: $country) {\n    collection(handle: $handle) {\n      title\n      metafields(identifiers: [\n        { namespace: \"my_fields\", key: \"collection_copy\" }\n        { namespace: \"app--sanity\", key: \"published\" }\n      ]) { key value }\n    }\n  }\n": {return: CollectionMetaQuery, variables: CollectionMetaQueryVariables},
  "#graphql\n  query Redirect($search: String!, $country: CountryCode) @inContext(country: $country) {\n    urlRedirects(first: 10, query: $search) { nodes { path target } }\n  }\n": {return: RedirectQuery, variables: RedirectQueryVariables},
  "#graphql\n  query ProductMap($after: String, $country: CountryCode) @inContext(country: $country) {\n    products(first: 250, after: $after, sortKey: ID) {\n      nodes { handle updatedAt images(first: 3) { nodes { url } } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: ProductMapQuery, variables: ProductMapQueryVariables},
  "#graphql\n  query Metaobjects($type: String!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    metaobjects(type: $type, first: 250, after: $after) {\n      nodes { handle fields { key value } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: MetaobjectsQuery, variables: MetaobjectsQueryVariables},
  "#graphql\n  query Inventory($handle: String!, $country: CountryCode) @inContext(country: $country) {\n    product(handle: $handle) { ...InventoryFields }\n  }\n  #graphql\n  fragment InventoryFields on Product {\n    tags\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: 30) {\n      nodes { id availableForSale quantityAvailable }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n": {return: InventoryQuery, variables: InventoryQueryVariables},
  "#graphql\n  query MoreInventory($handle: String!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    product(handle: $handle) {\n      variants(first: 250, after: $after) {\n        nodes { id availableForSale quantityAvailable }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: MoreInventoryQuery, variables: MoreInventoryQueryVariables},
  "#graphql\n  query MoreVariants($id: ID!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    product(id: $id) {\n      variants(first: 250, after: $after) {\n        nodes { ...ProductVariantFields }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: MoreVariantsQuery, variables: MoreVariantsQueryVariables},
  "#graphql\n  query CollectionPage(\n    $handle: String!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $sortKey: ProductCollectionSortKeys\n    $reverse: Boolean\n    $filters: [ProductFilter!]\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    collection(handle: $handle) {\n      id\n      handle\n      title\n      descriptionHtml\n      updatedAt\n      image { ...Picture }\n      metafields(identifiers: [{ namespace: \"my_fields\", key: \"collection_copy\" }]) { key value }\n      products(\n        first: $first\n        after: $after\n        last: $last\n        before: $before\n        sortKey: $sortKey\n        reverse: $reverse\n        filters: $filters\n      ) {\n        edges { cursor node { ...ProductFields } }\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    updatedAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    ...ProductMetafieldFields\n  }\n  #graphql\n  fragment ProductMetafieldFields on Product {\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"pdp_extras\", key: \"pdp_main_image_pic\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        __typename\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: CollectionPageQuery, variables: CollectionPageQueryVariables},
  "#graphql\n  query ProductList(\n    $query: String\n    $first: Int!\n    $after: String\n    $sortKey: ProductSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    products(query: $query, first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {\n      edges { cursor node { ...ProductFields } }\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    updatedAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    ...ProductMetafieldFields\n  }\n  #graphql\n  fragment ProductMetafieldFields on Product {\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"pdp_extras\", key: \"pdp_main_image_pic\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        __typename\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: ProductListQuery, variables: ProductListQueryVariables},
  "#graphql\n  query PieceList(\n    $query: String\n    $first: Int!\n    $after: String\n    $sortKey: ProductSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    products(query: $query, first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {\n      nodes {\n        handle\n        title\n        productType\n        tags\n        availableForSale\n        featuredImage { ...Picture }\n        priceRange { minVariantPrice { ...Money } }\n        compareAtPriceRange { minVariantPrice { ...Money } }\n        ...ProductMetafieldFields\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  #graphql\n  fragment ProductMetafieldFields on Product {\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"pdp_extras\", key: \"pdp_main_image_pic\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        __typename\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: PieceListQuery, variables: PieceListQueryVariables},
  "#graphql\n  query PredictiveSearch($query: String!, $limit: Int!, $country: CountryCode)\n  @inContext(country: $country) {\n    predictiveSearch(\n      query: $query\n      limit: $limit\n      limitScope: EACH\n      types: [PRODUCT, COLLECTION, QUERY]\n    ) {\n      products {\n        handle\n        title\n        availableForSale\n        featuredImage { ...Picture }\n        priceRange { minVariantPrice { ...Money } }\n        compareAtPriceRange { minVariantPrice { ...Money } }\n      }\n      collections { handle title image { ...Picture } }\n      queries { text }\n    }\n  }\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: PredictiveSearchQuery, variables: PredictiveSearchQueryVariables},
  "#graphql\n  query Recommendations($productId: ID!, $intent: ProductRecommendationIntent, $country: CountryCode)\n  @inContext(country: $country) {\n    productRecommendations(productId: $productId, intent: $intent) { ...ProductFields }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    updatedAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    ...ProductMetafieldFields\n  }\n  #graphql\n  fragment ProductMetafieldFields on Product {\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"pdp_extras\", key: \"pdp_main_image_pic\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        __typename\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: RecommendationsQuery, variables: RecommendationsQueryVariables},
  "#graphql\n  query VariantWithProduct($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    node(id: $id) {\n      __typename\n      ... on ProductVariant {\n        ...ProductVariantFields\n        weight\n        weightUnit\n        unitPrice { ...Money }\n        unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }\n        product { ...ProductFields }\n      }\n    }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    updatedAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    ...ProductMetafieldFields\n  }\n  #graphql\n  fragment ProductMetafieldFields on Product {\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"pdp_extras\", key: \"pdp_main_image_pic\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        __typename\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: VariantWithProductQuery, variables: VariantWithProductQueryVariables},
  "#graphql\n  query Video($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    node(id: $id) {\n      __typename\n      ... on Video { sources { url mimeType format height width } }\n    }\n  }\n": {return: VideoQuery, variables: VideoQueryVariables},
  "#graphql\n  query Installments($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        shopPayInstallmentsPricing {\n          available\n          eligible\n          installmentsCount { count }\n          pricePerTerm { amount currencyCode }\n        }\n      }\n    }\n  }\n": {return: InstallmentsQuery, variables: InstallmentsQueryVariables},
  "#graphql\n  query Countries($country: CountryCode) @inContext(country: $country) {\n    localization {\n      availableCountries { isoCode name currency { isoCode symbol } }\n    }\n  }\n": {return: CountriesQuery, variables: CountriesQueryVariables},
  "#graphql\n  query Prices($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        priceV2: price { amount currencyCode }\n        compareAtPriceV2: compareAtPrice { amount currencyCode }\n      }\n    }\n  }\n": {return: PricesQuery, variables: PricesQueryVariables},
  "#graphql\n  query ProductPrices($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {\n    localization {\n      country { isoCode name currency { isoCode symbol } }\n    }\n    nodes(ids: $ids) {\n      __typename\n      ... on Product {\n        id\n        handle\n        variants(first: 30) {\n          nodes {\n            id\n            price { amount currencyCode }\n            compareAtPrice { amount currencyCode }\n          }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": {return: ProductPricesQuery, variables: ProductPricesQueryVariables},
  "#graphql\n  query MoreProductPrices($id: ID!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    product(id: $id) {\n      variants(first: 250, after: $after) {\n        nodes {\n          id\n          price { amount currencyCode }\n          compareAtPrice { amount currencyCode }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: MoreProductPricesQuery, variables: MoreProductPricesQueryVariables},
  "#graphql\n  query Orders($customerAccessToken: String!, $first: Int!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes { ...OrderSummaryFields }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment OrderAmount on MoneyV2 { amount currencyCode }\n\n  #graphql\n  fragment OrderSummaryFields on Order {\n    id\n    name\n    processedAt\n    canceledAt\n    financialStatus\n    fulfillmentStatus\n    totalPrice { ...OrderAmount }\n    totalRefunded { ...OrderAmount }\n    lineItems(first: 250) {\n      nodes {\n        quantity\n        variant { image { url altText width height } }\n      }\n    }\n  }\n\n": {return: OrdersQuery, variables: OrdersQueryVariables},
  "#graphql\n  query OrderIds($customerAccessToken: String!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes { id }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: OrderIdsQuery, variables: OrderIdsQueryVariables},
  "#graphql\n  query Order($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    node(id: $id) { __typename ...OrderFields }\n  }\n  #graphql\n  fragment OrderAmount on MoneyV2 { amount currencyCode }\n\n  #graphql\n  fragment OrderDiscountName on DiscountApplication {\n    __typename\n    targetType\n    ... on AutomaticDiscountApplication { title }\n    ... on DiscountCodeApplication { code }\n    ... on ManualDiscountApplication { title }\n    ... on ScriptDiscountApplication { title }\n  }\n  fragment OrderDiscount on DiscountAllocation {\n    allocatedAmount { ...OrderAmount }\n    discountApplication { ...OrderDiscountName }\n  }\n  fragment OrderFields on Order {\n    id\n    name\n    processedAt\n    canceledAt\n    financialStatus\n    fulfillmentStatus\n    statusUrl\n    email\n    subtotalPrice { ...OrderAmount }\n    totalShippingPrice { ...OrderAmount }\n    totalTax { ...OrderAmount }\n    originalTotalDuties { ...OrderAmount }\n    totalPrice { ...OrderAmount }\n    totalRefunded { ...OrderAmount }\n    shippingAddress { formatted(withName: true) }\n    billingAddress { formatted(withName: true) }\n    discountApplications(first: 50) { nodes { ...OrderDiscountName } }\n    shippingDiscountAllocations { ...OrderDiscount }\n    lineItems(first: 250) {\n      nodes {\n        title\n        quantity\n        customAttributes { key value }\n        originalTotalPrice { ...OrderAmount }\n        discountedTotalPrice { ...OrderAmount }\n        discountAllocations { ...OrderDiscount }\n        variant {\n          id\n          availableForSale\n          selectedOptions { name value }\n          image { url altText width height }\n          compareAtPrice { ...OrderAmount }\n          product {\n            handle\n            tags\n            variants(first: 1) { nodes { price { ...OrderAmount } } }\n          }\n        }\n      }\n    }\n    successfulFulfillments(first: 50) {\n      trackingCompany\n      trackingInfo(first: 50) { number url }\n    }\n  }\n\n": {return: OrderQuery, variables: OrderQueryVariables},
  "#graphql\n  query CollectionTags($handle: String!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    collection(handle: $handle) {\n      products(first: 250, after: $after) {\n        nodes { tags }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: CollectionTagsQuery, variables: CollectionTagsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation CustomerUpdate(\n    $customerAccessToken: String!\n    $customer: CustomerUpdateInput!\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {\n      customer { ...AccountCustomer }\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountCustomer on Customer {\n    id\n    email\n    firstName\n    lastName\n    phone\n    acceptsMarketing\n    numberOfOrders\n    defaultAddress { ...AccountAddress }\n    orders(first: 250, sortKey: PROCESSED_AT, reverse: true) { nodes { totalPrice { amount } } }\n  }\n\n  #graphql\n  fragment AccountAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true)\n  }\n\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerUpdateMutation, variables: CustomerUpdateMutationVariables},
  "#graphql\n  mutation AddressCreate(\n    $customerAccessToken: String!\n    $address: MailingAddressInput!\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {\n      customerAddress { ...AccountAddress }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true)\n  }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: AddressCreateMutation, variables: AddressCreateMutationVariables},
  "#graphql\n  mutation AddressUpdate(\n    $customerAccessToken: String!\n    $id: ID!\n    $address: MailingAddressInput!\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {\n      customerAddress { ...AccountAddress }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true)\n  }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: AddressUpdateMutation, variables: AddressUpdateMutationVariables},
  "#graphql\n  mutation AddressDelete($customerAccessToken: String!, $id: ID!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {\n      deletedCustomerAddressId\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: AddressDeleteMutation, variables: AddressDeleteMutationVariables},
  "#graphql\n  mutation DefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {\n      customer { defaultAddress { id } }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: DefaultAddressUpdateMutation, variables: DefaultAddressUpdateMutationVariables},
  "#graphql\n  mutation CartCreate($lines: [CartLineInput!], $discountCodes: [String!], $country: CountryCode)\n  @inContext(country: $country) {\n    cartCreate(\n      input: { lines: $lines, discountCodes: $discountCodes, buyerIdentity: { countryCode: $country } }\n    ) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n  mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n  mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
  "#graphql\n  mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n  mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartAttributesUpdateMutation, variables: CartAttributesUpdateMutationVariables},
  "#graphql\n  mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartDiscountCodesUpdateMutation, variables: CartDiscountCodesUpdateMutationVariables},
  "#graphql\n  mutation CartBuyerUpdate(\n    $cartId: ID!\n    $email: String\n    $phone: String\n    $customerAccessToken: String\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    cartBuyerIdentityUpdate(\n      cartId: $cartId\n      buyerIdentity: {\n        countryCode: $country\n        email: $email\n        phone: $phone\n        customerAccessToken: $customerAccessToken\n      }\n    ) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartBuyerUpdateMutation, variables: CartBuyerUpdateMutationVariables},
  "#graphql\n  mutation CartNoteUpdate($cartId: ID!, $note: String!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartNoteUpdate(cartId: $cartId, note: $note) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartNoteUpdateMutation, variables: CartNoteUpdateMutationVariables},
  "#graphql\n  mutation CartGiftCardsUpdate($cartId: ID!, $giftCardCodes: [String!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    attributes { key value }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...CartAmount }\n      balance { ...CartAmount }\n    }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartGiftCardsUpdateMutation, variables: CartGiftCardsUpdateMutationVariables},
  "#graphql\n  mutation CustomerCreate($input: CustomerCreateInput!, $country: CountryCode) @inContext(country: $country) {\n    customerCreate(input: $input) {\n      customer { id }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerCreateMutation, variables: CustomerCreateMutationVariables},
  "#graphql\n  mutation TokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: TokenCreateMutation, variables: TokenCreateMutationVariables},
  "#graphql\n  mutation TokenCreateWithMultipass($multipassToken: String!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: TokenCreateWithMultipassMutation, variables: TokenCreateWithMultipassMutationVariables},
  "#graphql\n  mutation TokenRenew($customerAccessToken: String!, $country: CountryCode) @inContext(country: $country) {\n    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {\n      customerAccessToken { ...Token }\n      userErrors { field }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n": {return: TokenRenewMutation, variables: TokenRenewMutationVariables},
  "#graphql\n  mutation TokenDelete($customerAccessToken: String!, $country: CountryCode) @inContext(country: $country) {\n    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n      deletedCustomerAccessTokenId\n      userErrors { field }\n    }\n  }\n": {return: TokenDeleteMutation, variables: TokenDeleteMutationVariables},
  "#graphql\n  mutation CustomerRecover($email: String!, $country: CountryCode) @inContext(country: $country) {\n    customerRecover(email: $email) {\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerRecoverMutation, variables: CustomerRecoverMutationVariables},
  "#graphql\n  mutation CustomerReset($id: ID!, $input: CustomerResetInput!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerReset(id: $id, input: $input) {\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerResetMutation, variables: CustomerResetMutationVariables},
  "#graphql\n  mutation CustomerResetByUrl($resetUrl: URL!, $password: String!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerResetByUrl(resetUrl: $resetUrl, password: $password) {\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerResetByUrlMutation, variables: CustomerResetByUrlMutationVariables},
  "#graphql\n  mutation CustomerActivate($id: ID!, $input: CustomerActivateInput!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerActivate(id: $id, input: $input) {\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerActivateMutation, variables: CustomerActivateMutationVariables},
  "#graphql\n  mutation CustomerActivateByUrl($activationUrl: URL!, $password: String!, $country: CountryCode)\n  @inContext(country: $country) {\n    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {\n      customerAccessToken { ...Token }\n      customerUserErrors { ...AccountError }\n    }\n  }\n  #graphql\n  fragment Token on CustomerAccessToken { accessToken expiresAt }\n\n  #graphql\n  fragment AccountError on CustomerUserError { code field }\n\n": {return: CustomerActivateByUrlMutation, variables: CustomerActivateByUrlMutationVariables},
}
declare module '@shopify/storefront-api-client' {
  type InputMaybe<T> = StorefrontTypes.InputMaybe<T>;
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
