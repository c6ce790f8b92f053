import type { ProductCard } from '@storefront/core/product/card';
import { useSetAtom, useStore } from 'jotai';
import { type NextRouter, useRouter } from 'next/router';
import { useRef } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { notForSale } from '../../copy/not-for-sale.ts';
import { productCardCopy as copy } from '../../copy/product-card-copy.ts';
import { paths } from '../../paths.ts';
import { saleTagsAtom } from '../../state/sale-tags-atom.ts';
import { goTo } from '../../ui/go-to.ts';
import { join } from '../../ui/join.ts';
import styles from './product-card.module.css';
import { quickAddCardAtom } from './quick-add-atoms.ts';
import { SwatchDots } from './swatch-dots.tsx';

const loadSwap = () => import(/* webpackChunkName: "quick-add" */ './swap-card.ts');

interface CardTextProps {
  card: ProductCard;
  /** Shows another colour of the design in the card's place. */
  onSwap: (card: ProductCard) => void;
}

/** What stands below a card's name and price: its status, its colours, the labels of its lower corner. */
export function CardText({ card, onSwap }: CardTextProps) {
  const store = useStore();
  const router = useRouter();
  /** The last colour that was chosen: an earlier one may be read later. */
  const wanted = useRef(card.handle);

  const openQuickAdd = useSetAtom(quickAddCardAtom);
  const { status } = card;
  const isOut = status === 'sold-out' || status === 'coming-soon';

  const swap = async (handle: string) => {
    wanted.current = handle;
    if (handle === card.handle) return;
    try {
      const { readSwappedCard } = await loadSwap();
      const swapped = await readSwappedCard(card, handle, store.get(saleTagsAtom), collectionOf(router));
      if (wanted.current === handle) onSwap(swapped);
    } catch (error) {
      console.warn('The other colour could not be shown in its card', error);
      if (wanted.current === handle) goTo(router, paths.product(handle, 'color-select'));
    }
  };

  return (
    <>
      {isOut &&
        (siteConfig.hasWaitlist ? (
          <button type="button" className={styles.note} onClick={() => openQuickAdd({ ...card })}>
            {copy.status[status]}
            <span className="sr">, {card.title}</span>
          </button>
        ) : (
          <p className={styles.note}>{copy.status[status]}</p>
        ))}
      {status === 'not-for-sale' && <p className={styles.note}>{notForSale}</p>}
      {card.swatches.length > 1 && (
        <SwatchDots
          swatches={card.swatches}
          mobileCount={card.mobileSwatchCount}
          onChoose={(handle) => void swap(handle)}
        />
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

/** The collection that lists the card; null on other pages. */
function collectionOf({ pathname, query }: NextRouter): string | null {
  return pathname.startsWith('/collections/') ? String(query.handle) : null;
}
