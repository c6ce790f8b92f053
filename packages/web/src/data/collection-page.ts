import { PREBUILT_COLLECTIONS, pageLives } from '@storefront/core/cache/manifest';
import { type ProductCard, toCard } from '@storefront/core/product/card';
import type { GetStaticPaths } from 'next';
import { paths } from '../paths.ts';
import { absentPage, movedPage } from './absent-page.ts';
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
  const page = Number(params?.page ?? 1);
  const isPageNumber = Number.isInteger(page) && page >= 1 && (params?.page === undefined || page > 1);
  const found = isPageNumber ? await listCollection(handle, page) : null;
  if (!found) return absentPage(paths.collectionPage(handle, page));
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
          canonicalPath: paths.collectionPage(handle, page),
        },
      },
    ),
    revalidate: pageLives.collection.revalidateS,
  };
});
