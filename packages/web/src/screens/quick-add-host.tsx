import type { SaleTag } from '@storefront/core/product/labels';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { metCardsAtom, quickAddCardAtom } from '../features/product/quick-add-atoms.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { paths } from '../paths.ts';
import { saleTagsAtom } from '../state/sale-tags-atom.ts';

const loadQuickAdd = () =>
  import(/* webpackChunkName: "quick-add" */ './card-quick-add.tsx').then((module) => module.CardQuickAdd);

/** Loads quick add when a shopper turns to a card. */
export function QuickAddHost({ saleTags }: { saleTags: readonly SaleTag[] }) {
  const setSaleTags = useSetAtom(saleTagsAtom);
  useEffect(() => setSaleTags(saleTags), [saleTags, setSaleTags]);
  const hasMet = useAtomValue(metCardsAtom).length > 0;
  const [card, setCard] = useAtom(quickAddCardAtom);
  const QuickAdd = useLoaded(hasMet || card !== null, loadQuickAdd, () => {
    // The product page sells without it.
    if (card) window.location.assign(paths.product(card.handle, 'quick-add'));
    setCard(null);
  });
  return QuickAdd && <QuickAdd />;
}
