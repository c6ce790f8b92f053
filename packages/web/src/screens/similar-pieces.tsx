import type { CardTexts } from '@storefront/core/product/card';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import { ProductRail } from '../features/product/product-rail.tsx';
import { useCardsByHandles } from '../features/product/use-cards-by-handles.ts';

/** `[screen.product-detail-page.19]` The second related block: what the merchant calls similar. */
export function SimilarPieces({ handles, texts }: { handles: readonly string[]; texts: CardTexts }) {
  const cards = useCardsByHandles(handles, texts);
  return <ProductRail heading={recommendationCopy.similar} cards={cards} cardType="similar" />;
}
