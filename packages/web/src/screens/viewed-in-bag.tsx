import type { SaleTag } from '@storefront/core/product/labels';
import { useMemo, useRef } from 'react';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import { ProductRow } from '../features/product/product-row.tsx';
import { useViewedCards } from '../features/recommendation/use-viewed-cards.ts';
import styles from './viewed-in-bag.module.css';

const MOST_ROWS = 4;

/** The pieces looked at last, below an empty bag in its drawer. */
export function ViewedInBag({ saleTags }: { saleTags: readonly SaleTag[] }) {
  const texts = useMemo(() => ({ collectionSaleTags: saleTags, colours: {} }), [saleTags]);
  const around = useRef<HTMLDivElement>(null);
  const cards = useViewedCards(around, texts);
  if (cards.length === 0) return <div ref={around} />;
  return (
    <section aria-label={recommendationCopy.viewed} className={styles.viewed}>
      <p className="label faint">{recommendationCopy.viewed}</p>
      <ul>
        {cards.slice(0, MOST_ROWS).map((card) => (
          <li key={card.handle}>
            <ProductRow card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
