import type { SellingPlan } from '../../seed/selling-plans.ts';
import type { CatalogueDiscount } from '../../world/catalogue.ts';
import type { CollectionRecord, VariantRecord } from '../catalogue/records.ts';
import { planFor, planPrice } from '../catalogue/selling-plans.ts';
import type { Country } from '../market/countries.ts';
import { convert, localPrice, settle } from '../market/currency-amounts.ts';
import { isProtection, variantPrice } from '../market/variant-price.ts';
import type { CartLineState, CartState } from './cart-state.ts';
import type { DiscountBook } from './discount-book.ts';
import type { GiftCard, GiftCardBook } from './gift-cards.ts';
import { type ShippingRate, shippingRates } from './shipping-rates.ts';

/** Where prices and discounts come from. */
export interface PriceSources {
  variantById(id: string): VariantRecord | null;
  collectionByHandle(handle: string): CollectionRecord | null;
  discounts: DiscountBook;
  giftCards: GiftCardBook;
}

export interface Allocation {
  discount: CatalogueDiscount;
  /** Hundredths taken off. */
  amount: number;
  target: 'LINE_ITEM' | 'SHIPPING_LINE';
  /** A line's part of a discount of the whole order. */
  isShare?: boolean;
}

/** All amounts are hundredths of the country's currency. */
export interface PricedLine {
  line: CartLineState;
  variant: VariantRecord;
  /** The plan by which it is bought again and again. */
  plan: SellingPlan | null;
  /** The price without the plan. */
  listed: number;
  unit: number;
  compareAt: number | null;
  subtotal: number;
  allocations: Allocation[];
  total: number;
}

export interface PricedCart {
  cart: CartState;
  country: Country;
  lines: PricedLine[];
  codes: { code: string; discount: CatalogueDiscount | null; problem: string | null }[];
  /** Discounts of the whole order; `lines` have their own. */
  allocations: Allocation[];
  /** Lines after their own discounts. */
  subtotal: number;
  /** After all discounts, without shipping. */
  total: number;
  requiresShipping: boolean;
  rates: ShippingRate[];
  rate: ShippingRate | null;
  giftCards: { card: GiftCard; balance: number }[];
}

/** Computes the costs of a cart in a country. Lines whose variant is gone are left out. */
export function priceCart(cart: CartState, country: Country, sources: PriceSources): PricedCart {
  const lines = cart.lines.flatMap((line) => priceLine(line, country, sources));
  const offers = readOffers(cart, lines, sources);
  const usable = offers.filter((offer) => offer.problem === null);
  for (const line of lines) discountLine(line, usable, country);
  const subtotal = sum(lines.map((line) => line.total));
  const order = bestOrderOffer(usable, lines, country);
  const allocations: Allocation[] = order ? [order] : [];
  const orderDiscount = order?.amount ?? 0;
  const requiresShipping = lines.some(({ variant }) => variant.data.requiresShipping);
  const freeShipping = usable.find(({ discount }) => discount.kind === 'free-shipping');
  // It is no goods, and does not count for free shipping.
  const protection = sum(
    lines.filter(({ variant }) => isProtection(variant.product)).map((line) => line.total),
  );
  const goods = subtotal - orderDiscount - protection;
  const rates = requiresShipping ? shippingRates(country, goods) : [];
  const rate = rates.find(({ handle }) => handle === cart.shippingHandle) ?? rates[0] ?? null;
  if (freeShipping && rate && rate.amount > 0) {
    allocations.push({ discount: freeShipping.discount, amount: rate.amount, target: 'SHIPPING_LINE' });
  }
  return {
    cart,
    country,
    lines,
    codes: cart.codes.map((code) => {
      const offer = offers.find((known) => known.code === code);
      const isBeaten = offer?.problem === null && isOrderOffer(offer) && order?.discount !== offer.discount;
      return {
        code,
        discount: offer?.discount ?? null,
        problem: offer ? (isBeaten ? 'DISCOUNT_CODE_NOT_HONOURED' : offer.problem) : 'DISCOUNT_NOT_FOUND',
      };
    }),
    allocations,
    subtotal,
    total: subtotal - orderDiscount,
    requiresShipping,
    rates,
    rate,
    giftCards: cart.giftCards
      .map((code) => sources.giftCards.find(code))
      .filter((card) => card !== null)
      .map((card) => ({ card, balance: convert(card.balanceCents, country.currency) })),
  };
}

function priceLine(line: CartLineState, country: Country, sources: PriceSources): PricedLine[] {
  const variant = sources.variantById(line.variantId);
  if (!variant) return [];
  variant.country = country;
  const { compareAtCents } = variant.data;
  const listed = variantPrice(variant, country);
  const plan = planFor(variant.product, line.sellingPlanId);
  const unit = settle(planPrice(listed, plan), country.currency);
  const subtotal = unit * line.quantity;
  const compareAt = compareAtCents === null ? null : localPrice(compareAtCents, country);
  return [{ line, variant, plan, listed, unit, compareAt, subtotal, allocations: [], total: subtotal }];
}

interface Offer {
  discount: CatalogueDiscount;
  /** As the shopper wrote it; null for an automatic one. */
  code: string | null;
  /** Why it does not apply: a `CartWarningCode`; null when it applies. */
  problem: string | null;
  entitled: Set<PricedLine>;
}

function readOffers(cart: CartState, lines: PricedLine[], sources: PriceSources): Offer[] {
  const { discounts } = sources;
  const coded = cart.codes.flatMap((code) => {
    const discount = discounts.byCode(code);
    return discount ? [{ discount, code }] : [];
  });
  const automatic = discounts.automatic().map((discount) => ({ discount, code: null }));
  return [...coded, ...automatic].map(({ discount, code }) => {
    const entitled = new Set(entitledLines(discount, lines, sources));
    return { discount, code, entitled, problem: problemOf(discount, entitled, cart, discounts) };
  });
}

/** Discounts do not apply to gift cards. */
function entitledLines(
  { collectionHandle }: CatalogueDiscount,
  lines: PricedLine[],
  sources: PriceSources,
): PricedLine[] {
  const goods = lines.filter(
    ({ variant }) => !variant.product.data.isGiftCard && !isProtection(variant.product),
  );
  if (collectionHandle === null) return goods;
  const products = new Set(sources.collectionByHandle(collectionHandle)?.products);
  return goods.filter(({ variant }) => products.has(variant.product));
}

function problemOf(
  discount: CatalogueDiscount,
  entitled: Set<PricedLine>,
  cart: CartState,
  discounts: DiscountBook,
): string | null {
  if (!discounts.isRunning(discount)) return 'DISCOUNT_CURRENTLY_INACTIVE';
  if (discounts.isUsedUp(discount)) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  if (entitled.size === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const cents = sum([...entitled].map(({ line, variant }) => line.quantity * variant.data.priceCents));
  if (discount.minimumCents !== null && cents < discount.minimumCents)
    return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  const { email } = cart.buyer;
  if (discount.oncePerCustomer && email && discounts.wasUsedBy(discount, email)) {
    return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  }
  return null;
}

/** Codes for everything apply to the order; collection and automatic discounts apply to lines. */
function isOrderOffer({ discount, code }: Offer): boolean {
  return discount.kind !== 'free-shipping' && code !== null && discount.collectionHandle === null;
}

function isLineOffer(offer: Offer): boolean {
  return offer.discount.kind !== 'free-shipping' && !isOrderOffer(offer);
}

/** The best offer for a line wins; line offers do not combine. */
function discountLine(line: PricedLine, offers: Offer[], country: Country): void {
  let best: Allocation | null = null;
  for (const offer of offers) {
    if (!isLineOffer(offer) || !offer.entitled.has(line)) continue;
    const amount = lineAmount(offer, line, country);
    if (amount > (best?.amount ?? 0)) best = { discount: offer.discount, amount, target: 'LINE_ITEM' };
  }
  if (!best) return;
  line.allocations = [best];
  line.total = line.subtotal - best.amount;
}

function lineAmount({ discount, entitled }: Offer, line: PricedLine, country: Country): number {
  if (discount.kind === 'percentage') {
    return Math.min(line.subtotal, settle((line.subtotal * discount.value) / 100, country.currency));
  }
  const lines = [...entitled];
  const whole = sum(lines.map(({ subtotal }) => subtotal));
  const amount = Math.min(whole, convert(discount.value, country.currency));
  const before = sum(lines.slice(0, lines.indexOf(line)).map(({ subtotal }) => subtotal));
  const upTo = (part: number) => settle((amount * part) / whole, country.currency);
  return whole === 0 ? 0 : upTo(before + line.subtotal) - upTo(before);
}

function bestOrderOffer(offers: Offer[], lines: PricedLine[], country: Country): Allocation | null {
  let best: Allocation | null = null;
  for (const offer of offers) {
    if (!isOrderOffer(offer)) continue;
    const { discount, entitled } = offer;
    const goods = sum(lines.filter((line) => entitled.has(line)).map(({ total }) => total));
    const wanted =
      discount.kind === 'percentage'
        ? settle((goods * discount.value) / 100, country.currency)
        : convert(discount.value, country.currency);
    const amount = Math.min(goods, wanted);
    if (amount > (best?.amount ?? 0)) best = { discount, amount, target: 'LINE_ITEM' };
  }
  return best;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
