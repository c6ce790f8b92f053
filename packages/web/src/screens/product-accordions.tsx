import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { drawerCopy } from '../copy/drawer-copy.ts';
import { reviewCopy } from '../copy/review-copy.ts';
import type { DrawersProps } from '../data/product-drawers.ts';
import { Accordions, type DrawerEntry } from '../features/product/accordions.tsx';
import { followMatrixArrows } from '../features/product/matrix-arrows.ts';
import { useLoaded, warmUp } from '../hooks/use-loaded.ts';
import { openDrawerAtom } from '../state/product-drawer-atom.ts';

const loadDrawers = () => import('./product-drawers.tsx').then((module) => module.ProductDrawers);

/** The drawers that have something in them, in their order on the page. */
function listEntries({ details, sizing, shipping, reviews }: DrawersProps): DrawerEntry[] {
  const rating = reviews?.rating;
  const entries: (DrawerEntry | false)[] = [
    details.length > 0 && {
      key: 'details',
      title: drawerCopy.details,
      narrowTitle: drawerCopy.fabricAndCare,
    },
    sizing !== null && { key: 'sizing', title: drawerCopy.sizing },
    shipping.length > 0 && { key: 'shipping', title: drawerCopy.shippingAndReturns },
    reviews !== null && {
      key: 'reviews',
      title: drawerCopy.reviews,
      ...(rating ? { aside: reviewCopy.rating(rating.average.toFixed(1), rating.count) } : {}),
    },
  ];
  return entries.filter((entry) => entry !== false);
}

/** `[state.product-detail-page.23]` One drawer is open at a time; its code comes on intent. */
export function ProductAccordions({ drawers }: { drawers: DrawersProps }) {
  const [openKey, setOpenKey] = useAtom(openDrawerAtom);
  const close = useCallback(() => setOpenKey(null), [setOpenKey]);
  useEffect(() => close, [close]);
  // Here because this part comes with the first use of the page: nobody waits for it, and the first paint need not.
  useEffect(followMatrixArrows, []);
  const Drawers = useLoaded(openKey !== null, loadDrawers, close);
  const entries = listEntries(drawers);
  return (
    <>
      <Accordions entries={entries} onOpen={setOpenKey} onIntent={() => warmUp(loadDrawers)} />
      {Drawers && (
        <Drawers drawers={drawers} entries={entries} openKey={openKey} onOpen={setOpenKey} onClose={close} />
      )}
    </>
  );
}
