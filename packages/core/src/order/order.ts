import type { Amount, CartAttribute } from '../cart/cart.ts';
import type { ProductImage, SelectedOption } from '../product/product.ts';

/** A customer's order as account screens show it; amounts are the platform's decimal strings. */
export interface Order {
  /** Global id. */
  id: string;
  /** '#1001' */
  name: string;
  /** ISO 8601. */
  processedAt: string;
  /** ISO 8601; null unless it was cancelled. */
  canceledAt: string | null;
  /** The platform's status, e.g. 'PAID'; null when it is unknown. */
  financialStatus: string | null;
  fulfillmentStatus: string;
  /** The platform's own page about the order. */
  statusUrl: string | null;
  email: string | null;
  /** Of the goods, before discounts. */
  subtotal: Amount;
  discounts: { label: string; amount: Amount }[];
  /** Before discounts, as the subtotal. */
  shipping: Amount;
  tax: Amount | null;
  /** Paid at the checkout in addition to the tax; null when there are none. */
  duties: Amount | null;
  total: Amount;
  refunded: Amount;
  /** Lines of the address, formatted for display. */
  shippingAddress: string[];
  billingAddress: string[];
  lines: OrderLine[];
  fulfillments: Fulfillment[];
}

/** An order as it stands in a list of them. */
export interface OrderSummary
  extends Pick<
    Order,
    | 'id'
    | 'name'
    | 'processedAt'
    | 'canceledAt'
    | 'financialStatus'
    | 'fulfillmentStatus'
    | 'total'
    | 'refunded'
  > {
  lines: Pick<OrderLine, 'quantity' | 'image'>[];
}

export interface OrderLine {
  title: string;
  quantity: number;
  attributes: CartAttribute[];
  selectedOptions: SelectedOption[];
  /** Before discounts, as in the order's subtotal. */
  total: Amount;
  image: ProductImage | null;
  /** Null when the variant is no longer sold. */
  variant: {
    id: string;
    availableForSale: boolean;
    productHandle: string;
    /** Of a cart line to which it is added now; those of the order's own line may be out of date. */
    attributes: CartAttribute[];
  } | null;
}

export interface Fulfillment {
  company: string | null;
  tracking: { number: string | null; url: string | null }[];
}
