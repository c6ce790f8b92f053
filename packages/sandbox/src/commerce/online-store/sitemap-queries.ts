import type { CataloguePicture } from '../../world/catalogue.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { badRequest } from '../graphql/page.ts';
import { storeArticles, storeBlogs, storePages } from './store-content.ts';

interface Entry {
  handle: string;
  title: string;
  updatedAt: string;
  picture: CataloguePicture | null;
}

const pageSize = 250;

/** Metaobjects have no pages, so their sitemap is empty. */
function entriesOf(type: string, { catalogue }: Context['shop']): Entry[] {
  switch (type) {
    case 'PRODUCT':
      return catalogue.products.map(({ data }) => ({ ...data, picture: data.pictures[0] ?? null }));
    case 'COLLECTION':
      return catalogue.collections.map(({ data }) => data);
    case 'PAGE':
      return storePages.map((page) => ({ ...page, picture: null }));
    case 'BLOG':
      return storeBlogs.map(({ handle, title, createdAt: updatedAt }) => ({
        handle,
        title,
        updatedAt,
        picture: null,
      }));
    case 'ARTICLE':
      return storeArticles.map((article) => ({ ...article, updatedAt: article.publishedAt }));
    default:
      return [];
  }
}

export const sitemapQueries: FieldMap<unknown> = {
  sitemap(_root, { type }: { type: string }, { shop }) {
    const entries = entriesOf(type, shop);
    const pages = Math.ceil(entries.length / pageSize);
    return {
      pagesCount: { count: pages, precision: 'EXACT' },
      resources: ({ page }: { page: number }) => {
        if (page < 1) throw badRequest('page must be a positive Integer');
        const start = (page - 1) * pageSize;
        return {
          hasNextPage: page < pages,
          items: entries.slice(start, start + pageSize).map(({ handle, title, updatedAt, picture }) => ({
            __typename: 'SitemapResource',
            handle,
            title,
            updatedAt,
            image: picture && { alt: picture.alt, filepath: picture.file, updatedAt },
          })),
        };
      },
    };
  },
};
