import { collectionCopy } from '../copy/collection-copy.ts';
import type { CollectionProps } from '../data/collection-page.ts';
import { Pager } from '../features/collection/pager.tsx';
import { ProductCard } from '../features/product/product-card.tsx';
import { paths } from '../paths.ts';
import { join } from '../ui/join.ts';
import { MoreLink } from '../ui/more-link.tsx';
import styles from './collection-screen.module.css';

/** The first row has two pictures on phones, three on desktops. */
const FIRST_ROW = 3;

export function CollectionScreen({ handle, title, description, cards, page, hasNextPage }: CollectionProps) {
  return (
    <>
      <div className="wrap">
        <div className={join('grid', styles.head)}>
          <h1 className="d2">{title}</h1>
          {description && <p className="muted">{description}</p>}
        </div>
      </div>
      {cards.length === 0 && (
        <div className={join('wrap', styles.empty)}>
          <p className="lede">{collectionCopy.empty}</p>
          <MoreLink href={paths.collection('new')}>{collectionCopy.emptyLink}</MoreLink>
        </div>
      )}
      <ul className={cards.length > 0 ? styles.wall : undefined} aria-label={collectionCopy.products}>
        {cards.map((card, place) => (
          <li key={card.handle} className={card.isDoubleWide ? styles.wide : undefined}>
            <ProductCard
              card={card}
              cardType="collection"
              headingLevel="h2"
              sizes={card.isDoubleWide ? '(min-width: 1100px) 66vw, 100vw' : '(min-width: 1100px) 33vw, 50vw'}
              maxWidth={1550}
              isEager={place < FIRST_ROW}
              isLargest={place === 0}
            />
          </li>
        ))}
      </ul>
      <Pager handle={handle} page={page} hasNextPage={hasNextPage} />
    </>
  );
}
