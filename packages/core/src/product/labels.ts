import type { CardProduct } from './card-product.ts';
import { comingSoonText, isComingSoon } from './coming-soon.ts';
import { hasTag } from './has-tag.ts';
import { isFinalSale, isFinalSaleTag, priceBefore } from './sale.ts';
import { textsOfTags } from './tags.ts';

export interface Label {
  text: string;
  /** Reductions have a colour of their own. */
  isReduction: boolean;
}

/** A tag and its label, from the settings. */
export interface SaleTag {
  tag: string;
  text: string;
}

export interface CardLabels {
  topLabels: string[];
  bottomLabels: Label[];
  badges: string[];
}

type Labelled = Pick<CardProduct, 'tags' | 'variants' | 'price' | 'msrp' | 'compareAtPrice'>;

/**
 * `[screen.product-card.5]` `saleTags` are the settings' collection sale tags. Their label for a final sale stands in the
 * top corner, the others at the bottom.
 */
export function cardLabels(product: Labelled, saleTags: readonly SaleTag[]): CardLabels {
  const texts = textsOfTags(product.tags, (rule) => rule.card);
  const at = (place: string) => texts.flatMap((one) => (one.place === place ? [one.text] : []));
  const coming = isComingSoon(product) ? comingSoonText(product.tags) : null;
  const sale = saleTexts(product, saleTags);
  const finalSale = sale.find(({ isFinal }) => isFinal)?.text ?? (isFinalSale(product) ? 'Final Sale' : null);
  return {
    topLabels: [...new Set([coming, ...at('top-left'), finalSale])].filter((text) => text !== null),
    bottomLabels: [
      ...at('bottom-right').map((text) => ({ text, isReduction: false })),
      ...sale.filter(({ isFinal }) => !isFinal).map(({ text, isReduction }) => ({ text, isReduction })),
    ],
    badges: at('badge'),
  };
}

export interface PageLabels {
  labels: Label[];
  badges: string[];
  notes: string[];
}

/**
 * `[screen.product-detail-page.6]` `saleTags` are the settings' product sale tags. The page has a label for final sale of
 * its own: what editors say of it stands below.
 */
export function pageLabels(product: Labelled, saleTags: readonly SaleTag[]): PageLabels {
  const texts = textsOfTags(product.tags, (rule) => rule.page);
  const at = (place: string) => texts.flatMap((one) => (one.place === place ? [one.text] : []));
  const sale = saleTexts(product, saleTags);
  return {
    labels: [
      ...at('label').map((text) => ({ text, isReduction: false })),
      ...sale.filter(({ isFinal }) => !isFinal).map(({ text, isReduction }) => ({ text, isReduction })),
    ],
    badges: at('badge'),
    notes: [
      ...sale.flatMap(({ text, isFinal }) => (isFinal && !saysOnlyFinalSale(text) ? [text] : [])),
      ...at('note'),
    ],
  };
}

/** A promotion ('Three for $120') or a final sale is not a reduction. */
function saleTexts(product: Labelled, saleTags: readonly SaleTag[]): (Label & { isFinal: boolean })[] {
  const isReduced = priceBefore(product) !== null;
  const texts = new Map<string, Label & { isFinal: boolean }>();
  for (const { tag, text } of saleTags) {
    if (text.trim() === '' || !hasTag(product.tags, tag.trim().toLowerCase())) continue;
    const isFinal = isFinalSaleTag(tag);
    texts.set(text, { text, isFinal, isReduction: isReduced && !isFinal });
  }
  return [...texts.values()];
}

function saysOnlyFinalSale(text: string): boolean {
  return /^\W*final[\s-]+sale\W*$/i.test(text);
}
