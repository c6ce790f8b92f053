import { PREBUILT_COLLECTIONS, pageLives } from '@storefront/core/cache/manifest';
import { readPageNumber } from '@storefront/core/collection/paging';
import { type ProductCard, toCard } from '@storefront/core/product/card';
import type { GetStaticPaths } from 'next';
import { paths } from '../paths.ts';
import { absentPage, movedPage, respeltPage } from './absent-page.ts';
import { PAGE_COUNTRY, readProductTexts } from './cards.ts';
import { listCollection } from './list-collection.ts';
import { madePage } from './made-page.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { plainText } from './plain-text.ts';
import { catalogue } from './sources.ts';

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
  return { paths: handles.map((handle) => ({ params: { handle } })), fallback: 'blocking' };
};

export const getCollectionProps = madePage<PageProps<CollectionProps>>(async ({ params }) => {
  const handle = String(params?.handle ?? '');
  const moved = movedPage(paths.collection(handle));
  if (moved) return moved;
  const asked = params?.page === undefined ? null : String(params.page);
  const page = readPageNumber(asked ?? '1');
  const found = page === null ? null : await listCollection(handle, page);
  if (page === null || !found)
    return absentPage(`${paths.collection(handle)}${asked ? `/page/${asked}` : ''}`);
  const ownPath = paths.collectionPage(found.handle, page);
  // The platform knows a handle in any letter case; the first page has no number.
  if (found.handle !== handle || asked === '1') return respeltPage(ownPath);
  const texts = await readProductTexts();
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
        meta: {
          title,
          description: text,
          image: image && {
            src: image.src,
            width: image.width ?? 0,
            height: image.height ?? 0,
            alt: title,
            focus: null,
          },
          canonicalPath: ownPath,
        },
      },
    ),
    revalidate: pageLives.collection.revalidateS,
  };
});
