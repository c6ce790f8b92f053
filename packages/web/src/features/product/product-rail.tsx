import type { ProductCard as Card } from '@storefront/core/product/card';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { Rail } from '../../ui/rail.tsx';
import { ProductCard } from './product-card.tsx';

interface ProductRailProps {
  heading: string;
  link?: { href: string; title: string } | null | undefined;
  cards: Card[];
  cardType: string;
}

export function ProductRail({ heading, link, cards, cardType }: ProductRailProps) {
  if (cards.length === 0) return null;
  return (
    <Rail heading={heading} link={link} nextLabel={productCardCopy.next}>
      {cards.map((card) => (
        <li key={card.handle}>
          <ProductCard
            card={card}
            cardType={cardType}
            sizes="(min-width: 768px) 29vw, 44vw"
            maxWidth={600}
            isSingle
          />
        </li>
      ))}
    </Rail>
  );
}
