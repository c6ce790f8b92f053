import type { ProductCard } from '@storefront/core/product/card';
import { useSetAtom } from 'jotai';
import { siteConfig } from '../../clients/site-config.ts';
import { productCardCopy as copy } from '../../copy/product-card-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './product-card.module.css';
import { quickAddCardAtom } from './quick-add-atoms.ts';
import { SwatchDots } from './swatch-dots.tsx';

/** What stands below a card's name and price: its status, its colours, the labels of its lower corner. */
export function CardText({ card }: { card: ProductCard }) {
  const openQuickAdd = useSetAtom(quickAddCardAtom);
  const { status } = card;
  const isOut = status === 'sold-out' || status === 'coming-soon';
  return (
    <>
      {isOut &&
        (siteConfig.hasWaitlist ? (
          <button type="button" className={styles.note} onClick={() => openQuickAdd(card)}>
            {copy.status[status]}
            <span className="sr">, {card.title}</span>
          </button>
        ) : (
          <p className={styles.note}>{copy.status[status]}</p>
        ))}
      {card.swatches.length > 1 && (
        <SwatchDots swatches={card.swatches} mobileCount={card.mobileSwatchCount} />
      )}
      {card.bottomLabels.length > 0 && (
        <p className={styles.corner}>
          {card.bottomLabels.map(({ text, isReduction }) => (
            <span key={text} className={join('tag', isReduction && 'wine')}>
              {text}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
