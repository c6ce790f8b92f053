import { type ListedVariant, toListedVariant } from '@storefront/core/analytics/page-item';
import { PREBUILT_COLLECTIONS, pageLives } from '@storefront/core/cache/manifest';
import { readPageNumber } from '@storefront/core/collection/collection-paging';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import { htmlToText } from '@storefront/core/product/html-to-text';
import type { GetStaticPaths } from 'next';
import { collectionCopy } from '../copy/collection-copy.ts';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY, readProductTexts, toCards } from './cards.ts';
import { countCollection } from './collection-size.ts';
import { lastKnown } from './last-known.ts';
import { listCollection } from './list-collection.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { prebuiltPaths } from './prebuilt-paths.ts';
import {
  notFoundResult,
  redirectByRouteRule,
  redirectByTable,
  redirectToCanonical,
  routeRule,
} from './redirect-results.ts';
import { catalogue, content } from './sources.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface CollectionProps {
  handle: string;
  title: string;
  /** Plain text. */
  description: string | null;
  cards: ProductCard[];
  /** For analytics, in the order of the cards; null for a product without variants. */
  listed: (ListedVariant | null)[];
  page: number;
  /** The cursor of the last card, from which the grid goes on; null on the last page. */
  endCursor: string | null;
  /** Pieces of the whole collection; null while they are not counted. */
  total: number | null;
  /** For cards that the browser makes. */
  cardTexts: CardTexts;
}

export const getCollectionPaths: GetStaticPaths = async () => {
  const handles = await catalogue().collectionHandles(PREBUILT_COLLECTIONS, PAGE_COUNTRY);
  return prebuiltPaths(handles, paths.collection);
};

const knownContent = lastKnown({
  problem: 'Problem loading the content of a collection',
  isAlwaysThere: false,
  read: (handle) => content().collection(handle),
});

export const getCollectionProps = withIsrFallback<PageProps<CollectionProps>>(async ({ params }) => {
  const handle = String(params?.handle ?? '');
  const first = paths.collection(encodeURIComponent(handle));
  const moved = redirectByTable(first);
  if (moved) return moved;
  const requested = params?.page === undefined ? null : String(params.page);
  const page = readPageNumber(requested ?? '1');
  const path = requested === null ? first : `${first}/page/${encodeURIComponent(requested)}`;
  const [found, rule, editorial] = await Promise.all([
    page === null ? null : listCollection(handle, page),
    routeRule(path),
    knownContent(handle),
  ]);
  if (page === null || !found) return notFoundResult(path, rule);
  const redirect = await redirectByRouteRule(path, rule);
  if (redirect) return redirect;
  const ownPath = paths.collectionPage(found.handle, page);
  // The platform finds a handle in any letter case; the first page has no number in its path.
  if (found.handle !== handle || requested === '1') return redirectToCanonical(ownPath);
  const { title, description, image, hasNextPage, endCursor, products, metafields } = found;
  const text = metafields.collection_copy?.trim() || htmlToText(description);
  const [cards, total, { collectionSaleTags, colours, sizeGuideTags }] = await Promise.all([
    toCards(products, found.handle),
    countCollection(found, page),
    readProductTexts(),
  ]);
  return {
    props: await withFrame(
      {
        handle,
        title,
        description: text,
        page,
        endCursor: hasNextPage ? endCursor : null,
        total,
        cards,
        listed: products.map(toListedVariant),
        cardTexts: { collectionSaleTags, colours, sizeGuideTags },
      },
      {
        trail: [{ name: title, path: paths.collection(handle) }],
        // Each page is its own: search engines stop following the links of pages that they may not index.
        meta: {
          title: collectionCopy.pageTitle(editorial?.seo.title ?? title, page),
          description: editorial?.seo.description ?? text,
          image: editorial?.seo.image ?? image,
          canonicalPath: ownPath,
        },
      },
    ),
    revalidate: pageLives.collection.revalidateS,
  };
});
