import type { SelectedOption } from '../product/product.ts';

/** `[entity.cart]`: the platform's cart, amounts as the platform's decimal strings. */
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

export interface Cart {
  /** `gid://shopify/Cart/{token}?key={key}`: who knows it owns the bag. */
  id: string;
  createdAt: string;
  updatedAt: string;
  /** No schema has it any more; null, unless an adapter knows better. */
  completedAt: string | null;
  checkoutUrl: string;
  attributes: CartAttribute[];
  /** Null when empty; absent where nobody asked for it. */
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
  /** Of the code; the rest is nobody's business. */
  lastCharacters: string;
  amountUsed: Amount;
  balance: Amount;
}

/** What is sent to add or create a line. */
export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  attributes?: CartAttribute[];
}

/** The platform's objections to a change: an error means it did not happen, a warning that it was altered. */
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
