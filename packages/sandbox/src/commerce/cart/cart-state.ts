/** A cart as it is stored: JSON, without prices. Prices are computed when they are requested. */
export interface CartState {
  token: string;
  /** Needed to change the cart and to read the buyer's data. */
  key: string;
  createdAt: string;
  updatedAt: string;
  lines: CartLineState[];
  attributes: Attribute[];
  note: string | null;
  /** As the shopper wrote them. */
  codes: string[];
  giftCards: string[];
  buyer: BuyerState;
  addresses: CartAddressState[];
  /** Handle of the shipping rate; null is the cheapest. */
  shippingHandle: string | null;
  metafields: { key: string; type: string; value: string; updatedAt: string }[];
  /** Set by the mutations that complete a cart without the hosted checkout. */
  payment?: CartPayment;
  billingAddress?: Address | null;
  /** Token of the order that it became. From then on the API returns null for the cart. */
  orderToken: string | null;
}

export interface CartPayment {
  hundredths: number;
  currencyCode: string;
  /** Of the card vault; null when nothing is due. */
  sessionId: string | null;
}

export interface CartLineState {
  id: string;
  variantId: string;
  quantity: number;
  attributes: Attribute[];
  parentId: string | null;
  /** Global id; absent for a line that is bought once. */
  sellingPlanId?: string | null;
}

export interface Attribute {
  key: string;
  value: string;
}

export interface BuyerState {
  countryCode: string | null;
  email: string | null;
  phone: string | null;
  customerId: string | null;
  /** Absent in carts without any. */
  preferences?: CartPreferences | null;
}

/** What the buyer prefers, to fill in at the checkout; lists may be missing. */
export interface CartPreferences {
  delivery?: {
    deliveryMethod?: string[] | null;
    pickupHandle?: string[] | null;
    coordinates?: { latitude: number; longitude: number; countryCode: string } | null;
  } | null;
  wallet?: string[] | null;
}

export interface Address {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  zip: string | null;
  provinceCode: string | null;
  countryCode: string | null;
  phone: string | null;
}

export interface CartAddressState {
  id: string;
  address: Address;
  isSelected: boolean;
  isOneTime: boolean;
}

export interface CartError {
  code: string;
  field: string[] | null;
  message: string;
}

export interface CartWarning {
  code: string;
  message: string;
  /** Global id of the line or cart. */
  target: string;
}

/** Result of a change: with errors nothing was changed, with warnings the change was altered. */
export interface CartChange {
  cart: CartState | null;
  errors: CartError[];
  warnings: CartWarning[];
}

export function cartGid(cart: CartState): string {
  return `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
}

export function lineGid(cart: CartState, line: CartLineState): string {
  return `gid://shopify/CartLine/${line.id}?cart=${cart.token}`;
}

export function error(code: string, field: string[] | null, message: string): CartError {
  return { code, field, message };
}
