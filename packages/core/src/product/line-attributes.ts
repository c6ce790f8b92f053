import type { Variant } from './product.ts';

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
  product: { tags: readonly string[]; variants: readonly Pick<Variant, 'price'>[] },
  variant: Pick<Variant, 'compareAtPrice'>,
): LineAttribute[] {
  const { tags } = product;
  const isFinalSale = tags.some((tag) => tag.toLowerCase().includes('final-sale'));
  const notes = [...(isFinalSale ? ['Final Sale'] : []), ...restsAfter('cart-', tags)];
  const before = amountBefore(variant.compareAtPrice, product.variants[0]?.price ?? null);
  return [
    ...attribute('Note', notes),
    ...attribute('Promo', restsAfter('promo-', tags)),
    ...attribute('Marked Down From', before === null ? [] : [`$${before}`]),
  ];
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

/** `[rule.cart-line-attributes-on-add.4]` An integer is cents, any other number dollars. */
function amountBefore(compareAt: number | null, firstPriceCents: number | null): string | null {
  if (compareAt === null || firstPriceCents === null || !Number.isFinite(compareAt)) return null;
  const dollars = Number.isInteger(compareAt) ? compareAt / 100 : compareAt;
  return dollars > firstPriceCents / 100 ? dollars.toFixed(2).replace(/\.00$/, '') : null;
}
