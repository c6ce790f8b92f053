import { itemSourceOf } from '@storefront/core/analytics/page-item';
import type { Product, Variant } from '@storefront/core/product/product';
import { quickAddOnClick } from '@storefront/core/product/quick-add';
import { useAtomValue, useSetAtom } from 'jotai';
import { createPortal } from 'react-dom';
import { recordEvent } from '../../state/recorded-events.ts';
import { selectedBackInStockVariantAtom } from '../../state/waitlist-atoms.ts';
import { metCardsAtom } from './quick-add-atoms.ts';
import { QuickAddDrawer } from './quick-add-drawer.tsx';
import { QuickAddPanel } from './quick-add-panel.tsx';

interface QuickAddProps {
  onAdd: (product: Product, variant: Variant) => void;
  /** A shopper is about to add. */
  onIntent: () => void;
}

/** The panels of all cards that were hovered or focused, in their cards, and the drawer. */
export function QuickAdd({ onAdd, onIntent }: QuickAddProps) {
  const met = useAtomValue(metCardsAtom);
  const selectBackInStock = useSetAtom(selectedBackInStockVariantAtom);

  const select = (product: Product, variantId: string) =>
    recordEvent({ kind: 'select-variant', product: itemSourceOf(product), variantId });

  /** `[state.quick-add.1]` `[state.quick-add.2]` */
  const choose = (product: Product, variant: Variant) => {
    if (quickAddOnClick(product, variant) === 'add-to-bag') {
      onAdd(product, variant);
      return;
    }
    const { title, tags, images } = product;
    selectBackInStock({
      variantId: variant.id,
      variantTitle: variant.title,
      product: { title, tags, image: images[0] ?? null },
    });
  };

  return (
    <>
      {met.map(({ key, card, place }) =>
        createPortal(
          <QuickAddPanel
            card={card}
            onChoose={(product, variant) => {
              select(product, variant.id);
              choose(product, variant);
            }}
            onIntent={onIntent}
          />,
          place,
          String(key),
        ),
      )}
      <QuickAddDrawer onChoose={choose} onSelect={select} onIntent={onIntent} />
    </>
  );
}
