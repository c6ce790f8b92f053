import { PREBUILT_COLLECTIONS, pageLives } from '@storefront/core/cache/manifest';
import { clientRedirect } from '@storefront/core/collection/client-redirects';
import { type ProductCard, toCard } from '@storefront/core/product/card';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY, readProductTexts } from './cards.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { plainText } from './plain-text.ts';
import { catalogue } from './sources.ts';

/** `[const.catalogue.1]`, decided: 20. */
const PAGE_SIZE = 20;
/** The platform gives at most so many at once; pages further on are reached by walking there. */
const LONGEST_STEP = 250;

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
  const handles = await catalogue().collectionHandles(PREBUILT_COLLECTIONS);
  return { paths: handles.map((handle) => ({ params: { handle } })), fallback: 'blocking' };
};

/** Walks to the page that was asked for; null when the collection does not exist or ends before. */
async function readPage(handle: string, page: number): Promise<CollectionPage | null> {
  let toSkip = (page - 1) * PAGE_SIZE;
  let after: string | null = null;
  while (toSkip > 0) {
    const size = Math.min(LONGEST_STEP, toSkip);
    const skipped: CollectionPage | null = await catalogue().collectionPage(
      { handle, size, ...(after ? { after } : {}) },
      PAGE_COUNTRY,
    );
    if (!skipped?.hasNextPage || !skipped.endCursor) return null;
    after = skipped.endCursor;
    toSkip -= size;
  }
  return catalogue().collectionPage({ handle, size: PAGE_SIZE, ...(after ? { after } : {}) }, PAGE_COUNTRY);
}

export const getCollectionProps: GetStaticProps<PageProps<CollectionProps>> = async ({ params }) => {
  const handle = String(params?.handle ?? '');
  const moved = clientRedirect(paths.collection(handle));
  if (moved) return { redirect: { destination: moved, permanent: true } };
  const page = Number(params?.page ?? 1);
  const isPageNumber = Number.isInteger(page) && page >= 1 && (params?.page === undefined || page > 1);
  const found = isPageNumber ? await readPage(handle, page) : null;
  if (!found) return { notFound: true, revalidate: pageLives.notFound.revalidateS };
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
};
