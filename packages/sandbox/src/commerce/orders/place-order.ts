import type { Address, CartState } from '../cart/cart-state.ts';
import type { Allocation, PricedCart, PricedLine } from '../cart/price-cart.ts';
import { choiceTitle } from '../catalogue/choice-title.ts';
import { convert, toCents } from '../market/currency-amounts.ts';
import { isProtection } from '../market/variant-price.ts';
import type { Shop } from '../shop.ts';
import { type Bill, makeBill } from './bill.ts';
import { giftIdOf, holdForRecipient } from './gift-mails.ts';
import { orderMail } from './order-mail.ts';
import type { OrderDiscount, OrderLineState, OrderState } from './order-state.ts';
import { splitOrderDiscounts } from './split-order-discounts.ts';

export interface Buyer {
  email: string;
  phone: string | null;
  address: Address | null;
  /** Last digits of the card; null when nothing was left to pay. */
  cardTail: string | null;
}

/** Titles of lines whose quantity exceeds the stock. */
export function missingStock(shop: Shop, { lines }: PricedCart): string[] {
  const wanted = new Map<string, number>();
  for (const { line } of lines) {
    wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity);
  }
  return lines
    .filter(({ line, variant }) => {
      const stock = shop.stock.of(variant.data);
      return stock !== null && stock < (wanted.get(line.variantId) ?? 0);
    })
    .map(({ variant }) => `${variant.product.data.title}, ${variant.data.optionValues.join(' / ')}`);
}

/**
 * Turns a cart into an order: reduces stock, uses discounts and gift cards, issues bought gift cards, sends an
 * e-mail. Placing the same cart again returns the same order.
 */
export function placeOrder(shop: Shop, cart: CartState, buyer: Buyer): OrderState {
  const placed = cart.orderToken === null ? null : shop.orders.byToken(cart.orderToken);
  if (placed) return placed;
  const bill = makeBill(shop, cart);
  const { priced } = bill;
  const shares = splitOrderDiscounts(priced);
  const customer = cart.buyer.customerId
    ? shop.customers.byId(cart.buyer.customerId)
    : shop.customers.byEmail(buyer.email);
  const order = shop.orders.add({
    countryCode: priced.country.code,
    email: buyer.email.trim().toLowerCase(),
    phone: buyer.phone,
    customerId: customer?.id ?? null,
    cartToken: cart.token,
    lines: priced.lines.map((pricedLine) => orderLine(pricedLine, shares.get(pricedLine) ?? [], priced)),
    subtotal: priced.subtotal,
    discounts: priced.allocations.map((allocation) => orderDiscount(allocation, priced)),
    shipping: priced.rate ? { title: priced.rate.title, amount: priced.rate.amount } : null,
    duty: bill.duty,
    giftCardAmount: bill.giftCardAmount,
    total: bill.total,
    cardTail: buyer.cardTail,
    shippingAddress: buyer.address,
    attributes: cart.attributes,
    note: cart.note,
  });
  cart.orderToken = order.token;
  shop.carts.touch(cart);
  settleAccounts(shop, bill, buyer.email);
  const giftCodes = issueGiftCards(shop, priced);
  shop.world.post(orderMail(shop, order, { url: orderUrl(shop, order), giftCodes }));
  shop.events.notify({ topic: 'orders/create', order });
  return order;
}

function orderLine(
  { line, variant, unit, subtotal, allocations, total }: PricedLine,
  shares: Allocation[],
  priced: PricedCart,
): OrderLineState {
  return {
    variantId: line.variantId,
    title: variant.product.data.title,
    variantTitle: choiceTitle(variant.data),
    sku: variant.data.sku,
    quantity: line.quantity,
    unit,
    subtotal,
    discounts: allocations.map((allocation) => orderDiscount(allocation, priced)),
    orderShares: shares.map((share) => orderDiscount(share, priced)),
    total,
    attributes: line.attributes,
    requiresShipping: variant.data.requiresShipping,
    isProtection: isProtection(variant.product),
  };
}

function settleAccounts(shop: Shop, bill: Bill, email: string): void {
  const { priced } = bill;
  for (const { line, variant } of priced.lines) {
    if (variant.data.tracked) shop.stock.change(variant.data, -line.quantity);
  }
  for (const { discount, problem } of priced.codes) {
    if (discount && problem === null) shop.discounts.use(discount, email);
  }
  let left = bill.giftCardAmount;
  for (const { card, balance } of priced.giftCards) {
    const used = Math.min(left, balance);
    left -= used;
    shop.giftCards.spend(card.code, toCents(used, priced.country.currency));
  }
}

/** Returns the codes that the buyer keeps; those of gifts belong to their recipients. */
function issueGiftCards(shop: Shop, { lines }: PricedCart): string[] {
  return lines.flatMap(({ line, variant }) => {
    if (!variant.product.data.isGiftCard) return [];
    const codes = Array.from(
      { length: line.quantity },
      () => shop.giftCards.issue(variant.data.priceCents).code,
    );
    const giftId = giftIdOf(shop.world, line.attributes);
    if (giftId === undefined) return codes;
    holdForRecipient(shop.world, { giftId, codes });
    return [];
  });
}

function orderDiscount({ discount, amount, target }: Allocation, priced: PricedCart): OrderDiscount {
  const isPercentage = discount.kind !== 'amount';
  const percent = discount.kind === 'free-shipping' ? 100 : discount.value;
  return {
    title: discount.title,
    code: discount.code,
    amount,
    target,
    isPercentage,
    value: isPercentage ? percent : convert(discount.value, priced.country.currency),
  };
}

export function orderPath(order: OrderState): string {
  return `/orders/${order.token}`;
}

export function orderUrl(shop: Shop, order: OrderState): string {
  return `${shop.world.addresses.commerce}${orderPath(order)}`;
}
