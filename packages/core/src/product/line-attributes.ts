import { symbolOf } from '../market/currency.ts';
import { formatPrice } from '../market/price.ts';
import type { Product, Variant } from './product.ts';

/** An attribute of a cart line, in the platform's form. */
export interface LineAttribute {
  key: string;
  value: string;
}

/**
 * The attributes of the cart line when the variant is added, `[rule.cart-line-attributes-on-add.1]`
 * `[rule.cart-line-attributes-on-add.2]` `[rule.cart-line-attributes-on-add.3]` `[rule.cart-line-attributes-on-add.4]`. The
 * platform stores one value per key, so several values of a key are joined by commas, each once.
 */
export function lineAttributes(
  product: Pick<Product, 'tags' | 'currencyCode'> & { variants: readonly Pick<Variant, 'price'>[] },
  variant: Pick<Variant, 'compareAtPrice'>,
): LineAttribute[] {
  const { tags, variants, currencyCode } = product;
  const isFinalSale = tags.some((tag) => tag.toLowerCase().includes('final-sale'));
  const notes = [...(isFinalSale ? ['Final Sale'] : []), ...restsAfter('cart-', tags)];
  const before = markedDownFrom(variant.compareAtPrice, variants[0]?.price ?? null, currencyCode);
  const attributes = [...attribute('Note', notes), ...attribute('Promo', restsAfter('promo-', tags))];
  return withMarkedDown(attributes, before);
}

const MARKED_DOWN_KEY = 'Marked Down From';

/** The attributes with another price before; null for none. */
export function withMarkedDown(attributes: readonly LineAttribute[], before: string | null): LineAttribute[] {
  const others = attributes.filter(({ key }) => key !== MARKED_DOWN_KEY);
  return before === null ? others : [...others, { key: MARKED_DOWN_KEY, value: before }];
}

/** Whether the attribute names a price before in US dollars. */
export function isMarkedDownInUsd({ key, value }: LineAttribute): boolean {
  return key === MARKED_DOWN_KEY && /^\$[\d.]+$/.test(value);
}

function attribute(key: string, values: readonly string[]): LineAttribute[] {
  const once = values.filter((value, place) => !values.slice(0, place).some((other) => isSame(other, value)));
  return once.length === 0 ? [] : [{ key, value: once.join(', ') }];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** `[rule.cart-line-attributes-on-add.2]` Only the first '-' becomes a space: 'ships-in-may' → 'ships in-may'. */
function restsAfter(prefix: string, tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const plain = tag.trim();
    if (!plain.toLowerCase().startsWith(prefix)) return [];
    return plain.slice(prefix.length).replace('-', ' ').trim() || [];
  });
}

/**
 * `[rule.cart-line-attributes-on-add.4]` The price before as its attribute says it, in the currency of the prices; null
 * where it is not higher than the first variant's. An integer is cents, any other number whole units.
 */
export function markedDownFrom(
  compareAt: number | null,
  firstPriceCents: number | null,
  currencyCode = 'USD',
): string | null {
  if (compareAt === null || firstPriceCents === null || !Number.isFinite(compareAt)) return null;
  const amount = Number.isInteger(compareAt) ? compareAt / 100 : compareAt;
  if (amount <= firstPriceCents / 100) return null;
  if (currencyCode === 'USD') return `$${amount.toFixed(2).replace(/\.00$/, '')}`;
  const text = formatPrice(amount * 100, currencyCode);
  // The sign alone does not tell another dollar from the US one.
  return symbolOf(currencyCode) === '$' ? `${text} ${currencyCode}` : text;
}
