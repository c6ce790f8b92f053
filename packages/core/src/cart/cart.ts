import type { SelectedOption } from '../product/product.ts';

/** The platform's decimal string. */
export interface Amount {
  amount: string;
  currencyCode: string;
}

export interface CartAttribute {
  key: string;
  value: string;
}

export interface CartMerchandise {
  /** Global id of the variant. */
  id: string;
  title: string;
  sku: string | null;
  availableForSale: boolean;
  quantityAvailable: number | null;
  image: { url: string; altText: string | null } | null;
  selectedOptions: SelectedOption[];
  price: Amount;
  compareAtPrice: Amount | null;
  product: {
    id: string;
    title: string;
    description: string;
    handle: string;
    productType: string;
    vendor: string;
    tags: string[];
  };
}

export interface CartLineDiscount {
  /** Title of an automatic discount; null when a code caused it. */
  title: string | null;
  code: string | null;
  discountedAmount: Amount;
}

export interface CartLine {
  id: string;
  quantity: number;
  attributes: CartAttribute[];
  cost: {
    amountPerQuantity: Amount;
    compareAtAmountPerQuantity: Amount | null;
    totalAmount: Amount;
    subtotalAmount: Amount;
  };
  discountAllocations: CartLineDiscount[];
  merchandise: CartMerchandise;
}

/**
 * The platform's cart. `[entity.cart.1]` `[entity.cart.2]` `[entity.cart.3]` `[entity.cart.4]` `[entity.cart.5]`
 * `[entity.cart.6]` `[entity.cart.7]`
 */
export interface Cart {
  /** `gid://shopify/Cart/{token}?key={key}`: a secret, since whoever knows it can read and change the cart. */
  id: string;
  createdAt: string;
  updatedAt: string;
  /** The platform's schema no longer has it: null from the commerce face. */
  completedAt: string | null;
  checkoutUrl: string;
  attributes: CartAttribute[];
  /** Null when empty; absent when it was not requested. */
  note?: string | null;
  giftCards?: CartGiftCard[];
  cost: { checkoutChargeAmount: Amount; subtotalAmount: Amount; totalAmount: Amount };
  discountCodes: { code: string; applicable: boolean }[];
  discountAllocations: CartLineDiscount[];
  buyerIdentity: { countryCode: string | null };
  /** The first 250. */
  lines: CartLine[];
}

export interface CartGiftCard {
  id: string;
  /** Of the code, which is secret otherwise. */
  lastCharacters: string;
  amountUsed: Amount;
  balance: Amount;
}

/** The input that adds or creates a line. */
export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  attributes?: CartAttribute[];
}

/** An error or a warning about a change: an error means that it did not happen, a warning that it was altered. */
export interface CartObjection {
  code: string;
  message: string;
  field: string[] | null;
}

export interface CartChange {
  cart: Cart | null;
  userErrors: CartObjection[];
  warnings: CartObjection[];
}
