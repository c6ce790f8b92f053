import type { ShoppableSection } from '@storefront/core/content/site-content';
import type { ProductCard } from '@storefront/core/product/card';
import { Shoppable } from '../features/content/shoppable.tsx';
import { PieceRow } from '../features/product/piece-row.tsx';

/** Joins the picture with its pins and the pieces that they name. */
export function ShopTheLook({ section, cards }: { section: ShoppableSection; cards: ProductCard[] }) {
  const pieces = cards.map((card) => ({
    handle: card.handle,
    name: card.title,
    card: <PieceRow key={card.handle} card={card} />,
  }));
  return <Shoppable section={section} pieces={pieces} />;
}
