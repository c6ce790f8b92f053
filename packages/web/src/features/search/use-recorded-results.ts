import { toListedVariant } from '@storefront/core/analytics/page-item';
import type { CardTexts } from '@storefront/core/product/card';
import type { Product } from '@storefront/core/product/product';
import { useEffect, useRef } from 'react';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { recordEvent } from '../../state/recorded-events.ts';

/** How many results of which search were recorded. */
interface Recorded {
  search: string;
  count: number;
}

/** What is to be recorded of the results: those of the same search in another country are no new ones. */
export function newResults(before: Recorded, search: string, results: readonly Product[]) {
  // Nothing has come yet.
  if (results.length === 0) return { recorded: before, from: 1, added: [] };
  const count = before.search === search ? before.count : 0;
  const recorded = { search, count: Math.max(count, results.length) };
  return { recorded, from: count + 1, added: results.slice(count) };
}

/**
 * Records the results that came, for analytics: those of a new search, and those that 'Show more styles' added. `search`
 * is the same in every country.
 */
export function useRecordedResults(search: string, results: readonly Product[], texts: CardTexts): void {
  const before = useRef<Recorded>({ search: '', count: 0 });
  useEffect(() => {
    const { recorded, from, added } = newResults(before.current, search, results);
    before.current = recorded;
    const items = added.flatMap((product) => {
      const listed = toListedVariant(product);
      return listed ? [{ card: toShopCard(product, texts), listed }] : [];
    });
    if (items.length > 0) recordEvent({ kind: 'view-search', items, from });
  }, [search, results, texts]);
}
