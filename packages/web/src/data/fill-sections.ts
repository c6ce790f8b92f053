import { systemClock } from '@storefront/core/clock';
import type { ProductCard } from '@storefront/core/product/card';
import { isDue } from '@storefront/core/providers/content/sections/section-bounds';
import {
  type PageSection,
  productHandlesOf,
} from '@storefront/core/providers/content/sections/section-registry';
import { readCards } from './cards.ts';

export interface FilledSections {
  /** Those that are due now. */
  sections: PageSection[];
  /** Every product that they show, by handle. */
  cards: Record<string, ProductCard>;
}

/** What a page needs to draw the sections of its document. `more` are handles of products that it shows besides. */
export async function fillSections(
  all: readonly PageSection[],
  { more = [], now = systemClock.now() }: { more?: readonly string[]; now?: number } = {},
): Promise<FilledSections> {
  const sections = all.filter((section) => isDue(section, now));
  const cards = await readCards([...new Set([...productHandlesOf(sections), ...more])]);
  return { sections, cards: Object.fromEntries(cards.map((card) => [card.handle, card])) };
}
