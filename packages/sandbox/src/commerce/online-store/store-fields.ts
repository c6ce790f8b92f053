import { imageRecord } from '../catalogue/media.ts';
import { stripHtml, truncate } from '../catalogue/platform-text.ts';
import { gid } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import { emptyConnection } from '../graphql/page.ts';
import { noMetafieldFields } from '../resolvers/no-metafields.ts';
import { articlePage, type RecordArgs } from './find-store-records.ts';
import {
  type StoreArticle,
  type StoreAuthor,
  type StoreBlog,
  type StorePage,
  storeBlogs,
} from './store-content.ts';

interface Cut {
  truncateAt?: number | null;
}

/** The shop shows the content system's pages at these paths. */
export const pageFields: FieldMap<StorePage> = {
  ...noMetafieldFields,
  id: ({ id }) => gid('Page', id),
  body: ({ bodyHtml }) => bodyHtml,
  bodySummary: ({ bodyHtml }) => truncate(stripHtml(bodyHtml), 150),
  onlineStoreUrl: ({ handle }, _args, { shop }) => `${shop.world.addresses.site}/pages/${handle}`,
  seo: ({ title, bodyHtml }) => ({ title, description: stripHtml(bodyHtml) }),
  trackingParameters: ({ tracking }) => tracking ?? null,
};

function authorObject(author: StoreAuthor): object {
  return { ...author, name: `${author.firstName} ${author.lastName}` };
}

export const blogFields: FieldMap<StoreBlog> = {
  ...noMetafieldFields,
  id: ({ id }) => gid('Blog', id),
  articleByHandle: ({ articles }, { handle }: { handle: string }) =>
    articles.find((article) => article.handle === handle.toLowerCase()) ?? null,
  articles: ({ articles }, args: RecordArgs, context) => articlePage(articles, args, context),
  authors: ({ articles }) => [...new Set(articles.map(({ author }) => author))].map(authorObject),
  onlineStoreUrl: () => null,
  seo: ({ title }) => ({ title, description: null }),
};

export const articleFields: FieldMap<StoreArticle> = {
  ...noMetafieldFields,
  id: ({ id }) => gid('Article', id),
  author: ({ author }) => authorObject(author),
  authorV2: ({ author }) => authorObject(author),
  blog: ({ id }) => storeBlogs.find(({ articles }) => articles.some((known) => known.id === id)),
  comments: () => emptyConnection,
  content: ({ bodyHtml }, { truncateAt }: Cut) => truncate(stripHtml(bodyHtml), truncateAt),
  contentHtml: ({ bodyHtml }) => bodyHtml,
  excerpt: ({ excerpt }, { truncateAt }: Cut) => (excerpt === null ? null : truncate(excerpt, truncateAt)),
  excerptHtml: ({ excerpt }) => (excerpt === null ? null : `<p>${excerpt}</p>`),
  image: ({ picture }) => (picture ? imageRecord(picture) : null),
  onlineStoreUrl: () => null,
  seo: ({ title, excerpt }) => ({ title, description: excerpt }),
  trackingParameters: ({ tracking }) => tracking ?? null,
};
