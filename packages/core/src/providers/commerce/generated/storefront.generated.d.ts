/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontTypes from './storefront.types.js';

export type CartAmountFragment = Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>;

type CartAllocation_CartAutomaticDiscountAllocation_Fragment = (
  Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
  & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartAllocation_CartCodeDiscountAllocation_Fragment = (
  Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
  & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartAllocation_CartCustomDiscountAllocation_Fragment = (
  Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
  & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
);

export type CartAllocationFragment = CartAllocation_CartAutomaticDiscountAllocation_Fragment | CartAllocation_CartCodeDiscountAllocation_Fragment | CartAllocation_CartCustomDiscountAllocation_Fragment;

export type CartFieldsFragment = (
  Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
  & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
    & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
    & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
    & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
      Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, merchandise: (
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
      ) }
    ) | (
      Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
    Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
    & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
      Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
      & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
      & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
      & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
    )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
        Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
          Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )>, merchandise: (
          Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
          & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
        ) }
      ) | (
        Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
          Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
          & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
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
      Pick<StorefrontTypes.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl'>
      & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { checkoutChargeAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontTypes.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: Pick<StorefrontTypes.CartBuyerIdentity, 'countryCode'>, lines: { nodes: Array<(
          Pick<StorefrontTypes.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        ) | (
          Pick<StorefrontTypes.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontTypes.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<(
            Pick<StorefrontTypes.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontTypes.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )>, merchandise: (
            Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
            & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontTypes.Product, 'id' | 'title' | 'description' | 'handle' | 'productType' | 'vendor' | 'tags'> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontTypes.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontTypes.CartWarning, 'code' | 'message'>> }> };

export type MoneyFragment = Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>;

export type PictureFragment = Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>;

export type ProductVariantFieldsFragment = (
  Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
  & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
    & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
  )> }
);

export type ProductFieldsFragment = (
  Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'tags' | 'productType' | 'vendor'>
  & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
      & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
        Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
        & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
      )> }
    )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
    & { reference?: StorefrontTypes.Maybe<{ image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> } | { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }> }
  )>> }
);

export type ProductQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductQuery = { product?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'tags' | 'productType' | 'vendor'>
    & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
          Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
          & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
        )> }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
      Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
      & { reference?: StorefrontTypes.Maybe<{ image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> } | { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }> }
    )>> }
  )> };

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

export type ProductsSearchQueryVariables = StorefrontTypes.Exact<{
  query: StorefrontTypes.Scalars['String']['input'];
  first: StorefrontTypes.Scalars['Int']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type ProductsSearchQuery = { products: { nodes: Array<(
      Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'tags' | 'productType' | 'vendor'>
      & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
          Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
          & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
            Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
            & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
          )> }
        )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
        Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
        & { reference?: StorefrontTypes.Maybe<{ image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> } | { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }> }
      )>> }
    )> } };

export type CollectionPageQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  first?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Int']['input']>;
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  last?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Int']['input']>;
  before?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  sortKey?: StorefrontTypes.InputMaybe<StorefrontTypes.ProductCollectionSortKeys>;
  reverse?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['Boolean']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type CollectionPageQuery = { collection?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Collection, 'id' | 'handle' | 'title' | 'descriptionHtml'>
    & { image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontTypes.Maybe<Pick<StorefrontTypes.Metafield, 'key' | 'value'>>>, products: { edges: Array<(
        Pick<StorefrontTypes.ProductEdge, 'cursor'>
        & { node: (
          Pick<StorefrontTypes.Product, 'id' | 'title' | 'handle' | 'descriptionHtml' | 'availableForSale' | 'createdAt' | 'tags' | 'productType' | 'vendor'>
          & { priceRange: { minVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontTypes.Collection, 'title' | 'handle'>> }, images: { nodes: Array<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
              Pick<StorefrontTypes.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
              & { price: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontTypes.Maybe<Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontTypes.SelectedOption, 'name' | 'value'>>, image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url' | 'altText' | 'width' | 'height'>>, shopPayInstallmentsPricing?: StorefrontTypes.Maybe<(
                Pick<StorefrontTypes.ShopPayInstallmentsProductVariantPricing, 'available' | 'eligible'>
                & { installmentsCount?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Count, 'count'>>, pricePerTerm: Pick<StorefrontTypes.MoneyV2, 'amount' | 'currencyCode'> }
              )> }
            )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> }, metafields: Array<StorefrontTypes.Maybe<(
            Pick<StorefrontTypes.Metafield, 'key' | 'type' | 'value'>
            & { reference?: StorefrontTypes.Maybe<{ image?: StorefrontTypes.Maybe<Pick<StorefrontTypes.Image, 'url'>> } | { sources: Array<Pick<StorefrontTypes.VideoSource, 'url' | 'mimeType' | 'height'>> }> }
          )>> }
        ) }
      )>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } }
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

export type InventoryQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type InventoryQuery = { product?: StorefrontTypes.Maybe<(
    Pick<StorefrontTypes.Product, 'tags'>
    & { variants: { nodes: Array<Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale' | 'quantityAvailable'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type MoreInventoryQueryVariables = StorefrontTypes.Exact<{
  handle: StorefrontTypes.Scalars['String']['input'];
  after?: StorefrontTypes.InputMaybe<StorefrontTypes.Scalars['String']['input']>;
  country?: StorefrontTypes.InputMaybe<StorefrontTypes.CountryCode>;
}>;


export type MoreInventoryQuery = { product?: StorefrontTypes.Maybe<{ variants: { nodes: Array<Pick<StorefrontTypes.ProductVariant, 'id' | 'availableForSale' | 'quantityAvailable'>>, pageInfo: Pick<StorefrontTypes.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

interface GeneratedQueryTypes {
  "#graphql\n  query Cart($id: ID!, $country: CountryCode) @inContext(country: $country) {\n    cart(id: $id) { ...CartFields }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n": {return: CartQuery, variables: CartQueryVariables},
  "#graphql\n  query Product($handle: String!, $country: CountryCode) @inContext(country: $country) {\n    product(handle: $handle) { ...ProductFields }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  query MoreVariants($id: ID!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    product(id: $id) {\n      variants(first: 250, after: $after) {\n        nodes { ...ProductVariantFields }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: MoreVariantsQuery, variables: MoreVariantsQueryVariables},
  "#graphql\n  query ProductsSearch($query: String!, $first: Int!, $country: CountryCode) @inContext(country: $country) {\n    products(query: $query, first: $first) { nodes { ...ProductFields } }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: ProductsSearchQuery, variables: ProductsSearchQueryVariables},
  "#graphql\n  query CollectionPage(\n    $handle: String!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $sortKey: ProductCollectionSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n  ) @inContext(country: $country) {\n    collection(handle: $handle) {\n      id\n      handle\n      title\n      descriptionHtml\n      image { ...Picture }\n      metafields(identifiers: [{ namespace: \"my_fields\", key: \"collection_copy\" }]) { key value }\n      products(\n        first: $first\n        after: $after\n        last: $last\n        before: $before\n        sortKey: $sortKey\n        reverse: $reverse\n      ) {\n        edges { cursor node { ...ProductFields } }\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    handle\n    descriptionHtml\n    availableForSale\n    createdAt\n    tags\n    productType\n    vendor\n    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }\n    collections(first: 50) { nodes { title handle } }\n    images(first: 30) { nodes { ...Picture } }\n    variants(first: 30) {\n      nodes { ...ProductVariantFields }\n      pageInfo { hasNextPage endCursor }\n    }\n    metafields(identifiers: [\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_image\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_swatch_match_colors\" }\n      { namespace: \"pdp_extras\", key: \"pdp_similar_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_set_products\" }\n      { namespace: \"pdp_extras\", key: \"pdp_field_details\" }\n      { namespace: \"my_fields\", key: \"video\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_image_4\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_1\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_2\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_3\" }\n      { namespace: \"my_fields\", key: \"as_seen_on_text_4\" }\n      { namespace: \"my_fields\", key: \"details\" }\n      { namespace: \"sanity\", key: \"swatch_products\" }\n      { namespace: \"sanity\", key: \"collection_images\" }\n      { namespace: \"app--sanity\", key: \"published\" }\n    ]) {\n      key\n      type\n      value\n      reference {\n        ... on MediaImage { image { url } }\n        ... on Video { sources { url mimeType height } }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { ...Money }\n    compareAtPrice { ...Money }\n    selectedOptions { name value }\n    image { ...Picture }\n    shopPayInstallmentsPricing {\n      available\n      eligible\n      installmentsCount { count }\n      pricePerTerm { ...Money }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image { url altText width height }\n\n  #graphql\n  fragment Money on MoneyV2 { amount currencyCode }\n\n": {return: CollectionPageQuery, variables: CollectionPageQueryVariables},
  "#graphql\n  query ProductHandles($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    products(first: $first, after: $after, sortKey: BEST_SELLING) {\n      nodes { handle }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: ProductHandlesQuery, variables: ProductHandlesQueryVariables},
  "#graphql\n  query CollectionHandles($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {\n    collections(first: $first, after: $after, sortKey: UPDATED_AT, reverse: true) {\n      nodes { handle }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: CollectionHandlesQuery, variables: CollectionHandlesQueryVariables},
  "#graphql\n  query Inventory($handle: String!, $country: CountryCode) @inContext(country: $country) {\n    product(handle: $handle) {\n      tags\n      variants(first: 30) {\n        nodes { id availableForSale quantityAvailable }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: InventoryQuery, variables: InventoryQueryVariables},
  "#graphql\n  query MoreInventory($handle: String!, $after: String, $country: CountryCode)\n  @inContext(country: $country) {\n    product(handle: $handle) {\n      variants(first: 250, after: $after) {\n        nodes { id availableForSale quantityAvailable }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: MoreInventoryQuery, variables: MoreInventoryQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation CartCreate($lines: [CartLineInput!], $discountCodes: [String!], $country: CountryCode)\n  @inContext(country: $country) {\n    cartCreate(\n      input: { lines: $lines, discountCodes: $discountCodes, buyerIdentity: { countryCode: $country } }\n    ) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n  mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n  mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
  "#graphql\n  mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n  mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartAttributesUpdateMutation, variables: CartAttributesUpdateMutationVariables},
  "#graphql\n  mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode)\n  @inContext(country: $country) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart { ...CartFields }\n      userErrors { ...Objection }\n      warnings { ...Caution }\n    }\n  }\n  #graphql\n  fragment CartAmount on MoneyV2 { amount currencyCode }\n  fragment CartAllocation on CartDiscountAllocation {\n    discountedAmount { ...CartAmount }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n  }\n  fragment CartFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...CartAmount }\n      subtotalAmount { ...CartAmount }\n      totalAmount { ...CartAmount }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartAllocation }\n    buyerIdentity { countryCode }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        cost {\n          amountPerQuantity { ...CartAmount }\n          compareAtAmountPerQuantity { ...CartAmount }\n          totalAmount { ...CartAmount }\n          subtotalAmount { ...CartAmount }\n        }\n        discountAllocations { ...CartAllocation }\n        merchandise {\n          ... on ProductVariant {\n            id\n            title\n            sku\n            availableForSale\n            quantityAvailable\n            image { url altText }\n            selectedOptions { name value }\n            price { ...CartAmount }\n            compareAtPrice { ...CartAmount }\n            product { id title description handle productType vendor tags }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Objection on CartUserError { code field message }\n  fragment Caution on CartWarning { code message }\n\n": {return: CartDiscountCodesUpdateMutation, variables: CartDiscountCodesUpdateMutationVariables},
}
declare module '@shopify/storefront-api-client' {
  type InputMaybe<T> = StorefrontTypes.InputMaybe<T>;
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
