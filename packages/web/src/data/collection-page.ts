import { PREBUILT_COLLECTIONS, pageLives } from '@storefront/core/cache/manifest';
import { readPageNumber } from '@storefront/core/collection/paging';
import { type ProductCard, toCard } from '@storefront/core/product/card';
import type { GetStaticPaths } from 'next';
import { paths } from '../paths.ts';
import { absentPage, movedPage, respeltPage, routeRule, ruledPage } from './absent-page.ts';
import { PAGE_COUNTRY, readProductTexts } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { listCollection } from './list-collection.ts';
import { madePage } from './made-page.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { plainText } from './plain-text.ts';
import { prebuiltPaths } from './prebuilt-paths.ts';
import { catalogue, content } from './sources.ts';

export interface CollectionProps {
  handle: string;
  title: string;
  /** Plain text. */
  description: string | null;
  cards: ProductCard[];
  page: number;
  hasNextPage: boolean;
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

export const getCollectionProps = madePage<PageProps<CollectionProps>>(async ({ params }) => {
  const handle = String(params?.handle ?? '');
  const first = paths.collection(encodeURIComponent(handle));
  const moved = movedPage(first);
  if (moved) return moved;
  const asked = params?.page === undefined ? null : String(params.page);
  const page = readPageNumber(asked ?? '1');
  const path = asked === null ? first : `${first}/page/${encodeURIComponent(asked)}`;
  const [found, rule, texts, written] = await Promise.all([
    page === null ? null : listCollection(handle, page),
    routeRule(path),
    readProductTexts(),
    knownContent(handle),
  ]);
  if (page === null || !found) return absentPage(path, rule);
  const ruled = await ruledPage(path, rule);
  if (ruled) return ruled;
  const ownPath = paths.collectionPage(found.handle, page);
  // The platform knows a handle in any letter case; the first page has no number.
  if (found.handle !== handle || asked === '1') return respeltPage(ownPath);
  const { title, description, image, hasNextPage, products } = found;
  const text = plainText(description);
  return {
    props: await withFrame(
      {
        handle,
        title,
        description: text,
        page,
        hasNextPage,
        cards: products.map((item) => toCard(item, texts)),
      },
      {
        trail: () => [{ name: title, path: paths.collection(handle) }],
        // Those after the first have nothing of their own to say, and the sitemap leads to what they hold.
        isIndexed: page === 1,
        meta: {
          title: written?.seo.title ?? title,
          description: written?.seo.description ?? text,
          image:
            written?.seo.image ??
            (image && {
              src: image.src,
              width: image.width ?? 0,
              height: image.height ?? 0,
              alt: title,
              focus: null,
            }),
          canonicalPath: ownPath,
        },
      },
    ),
    revalidate: pageLives.collection.revalidateS,
  };
});
