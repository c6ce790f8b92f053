import type { ProductRecord } from '../catalogue/records.ts';
import { isProtection } from '../market/variant-price.ts';

/** Returns of what is in an order: the house's terms where they hold, then by name what has others. */
export function returnTerms(products: readonly (ProductRecord | null)[]): string {
  const titlesBy = (wanted: Terms) => [
    ...new Set(products.flatMap((product) => (termsOf(product) === wanted ? [titleOf(product)] : []))),
  ];
  const [house, makers, none] = [titlesBy('house'), titlesBy('makers'), titlesBy('none')];
  const sentences = [
    house.length > 0 && 'Returns within 21 days of its arrival, unworn, with tags.',
    makers.length > 0 && `To those who made it, within 14 days: ${makers.join(', ')}.`,
    none.length > 0 && `Stays with you: ${none.join(', ')}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

type Terms = 'house' | 'makers' | 'none' | 'not a thing';

/** `[const.tag-rules.12]` `[state.product-availability-and-status.4]` */
function termsOf(product: ProductRecord | null): Terms {
  // Nobody knows what a product was that is gone.
  if (product === null) return 'house';
  const { data, tags } = product;
  if (data.productType === 'Appointment' || isProtection(product)) return 'not a thing';
  const stays = [...tags].some((tag) => tag === 'bridal-shipping' || tag.startsWith('final-sale'));
  if (data.isGiftCard || stays) return 'none';
  return tags.has('collective') ? 'makers' : 'house';
}

const titleOf = (product: ProductRecord | null) => product?.data.title ?? '';
