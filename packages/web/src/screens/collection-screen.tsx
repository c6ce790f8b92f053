import { collectionPath } from '@storefront/core/collection/collection-paging';
import { toChunks } from '@storefront/core/collection/wall-chunks';
import { useAtomValue } from 'jotai';
import { type ComponentProps, memo, type ReactNode, Suspense, useMemo } from 'react';
import { collectionCopy } from '../copy/collection-copy.ts';
import type { CollectionProps } from '../data/collection-page.ts';
import type { PageProps } from '../data/page-props.ts';
import '../features/collection/listing.module.css';
import { columnPreferenceAtom, listingAtom } from '../features/collection/listing-atoms.ts';
import { ProductCard } from '../features/product/product-card.tsx';
import { latePart } from '../hooks/late-part.ts';
import { useLaidOut } from '../hooks/use-laid-out.ts';
import { winWidthAtom } from '../state/site-atoms.ts';
import '../ui/button.module.css';
import { join } from '../ui/join.ts';
import '../ui/more-link.module.css';
import styles from './collection-screen.module.css';

/** The first row has two pictures on phones, three on desktops. */
const FIRST_ROW = 3;

const sizesOf = {
  large: ['(min-width: 1100px) 33vw, 50vw', '(min-width: 1100px) 66vw, 100vw'],
  small: ['(min-width: 1100px) 17vw, (min-width: 768px) 25vw, 33vw', '(min-width: 1100px) 33vw, 66vw'],
} as const;

const ListingPart = latePart(() =>
  import(/* webpackChunkName: "listing" */ '../features/collection/listing-parts.tsx').then(
    (module) => module.ListingPart,
  ),
);

// React removes what the server drew of a part that is drawn again before its script has come.
const Part = memo(function Part(props: ComponentProps<typeof ListingPart>) {
  return (
    <Suspense fallback={<div className={styles.barPlace} />}>
      <ListingPart {...props} />
    </Suspense>
  );
});

interface PlaceProps {
  card: CollectionProps['cards'][number];
  sizes: string;
  /** Not known to a further list, which leaves out whole cards. */
  isEager: boolean | undefined;
  isLargest: boolean;
}

/** Drawn anew with another card or density only: a grid that goes on has hundreds. */
const Place = memo(function Place({ card, ...picture }: PlaceProps) {
  return (
    <li className={card.isDoubleWide ? styles.wide : undefined}>
      <ProductCard card={card} cardType="collection" headingLevel="h2" maxWidth={1550} {...picture} />
    </li>
  );
});

interface ListProps {
  label: string;
  isBusy: boolean;
  children: ReactNode[];
}

/** Further pieces of a grid that goes on. The browser leaves them out while they are far away. */
function FurtherList({ label, isBusy, children }: ListProps) {
  const [columns, winWidth] = [useAtomValue(columnPreferenceAtom), useAtomValue(winWidthAtom)];
  const isLaidOut = useLaidOut(`${columns} ${winWidth} ${children.length}`);
  return (
    <ul
      className={join(styles.wall, styles.further, isLaidOut && styles.laidOut)}
      aria-label={label}
      aria-busy={isBusy || undefined}
    >
      {children}
    </ul>
  );
}

/** The page's own cards, or those that the shopper chose. */
function Wall({ path, cards: own }: { path: string; cards: CollectionProps['cards'] }) {
  const listing = useAtomValue(listingAtom);
  const [sizes, wideSizes] = sizesOf[useAtomValue(columnPreferenceAtom)];
  const shown = listing?.path === path ? listing : null;
  const cards = shown?.cards ?? own;
  const isBusy = Boolean(shown?.loading);
  const [first, ...further] = useMemo(() => toChunks(cards), [cards]);
  const drawPlace = (card: CollectionProps['cards'][number], place?: number) => (
    <Place
      key={card.handle}
      card={card}
      sizes={card.isDoubleWide ? wideSizes : sizes}
      isEager={place === undefined ? undefined : place < FIRST_ROW}
      isLargest={place === 0}
    />
  );
  return (
    <>
      <ul
        className={cards.length > 0 ? styles.wall : undefined}
        aria-label={collectionCopy.products}
        aria-busy={isBusy || undefined}
      >
        {first?.cards.map((card, place) => drawPlace(card, place))}
      </ul>
      {further.map(({ from, cards: some }) => (
        <FurtherList key={from} label={collectionCopy.further(from + 1, from + some.length)} isBusy={isBusy}>
          {some.map((card) => drawPlace(card))}
        </FurtherList>
      ))}
    </>
  );
}

export function CollectionScreen(props: PageProps<CollectionProps>) {
  const { handle, title, description, cards, page } = props;
  return (
    <>
      <div className="wrap">
        <div className={join('grid', styles.head)}>
          <h1 className="d2">{title}</h1>
          {description && <p className="muted">{description}</p>}
        </div>
      </div>
      <Part key={handle} {...props} />
      <Wall path={collectionPath(handle, page)} cards={cards} />
      <Part isEnd {...props} />
    </>
  );
}
