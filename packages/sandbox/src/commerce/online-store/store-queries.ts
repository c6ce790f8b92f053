import { gid, parseGid } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import {
  articlePage,
  blogPage,
  type RecordArgs,
  redirectPage,
  storePageConnection,
} from './find-store-records.ts';
import { storeArticles, storeBlogs, storePages } from './store-content.ts';
import { storeRedirects } from './store-redirects.ts';

interface Key {
  id?: string | null;
  handle?: string | null;
}

interface Named {
  __typename: string;
  id: number;
  handle: string;
}

function byKey<T extends Named>(records: readonly T[], { id, handle }: Key): T | null {
  const wanted = handle?.toLowerCase();
  return (
    records.find((record) =>
      id ? gid(record.__typename, record.id) === id.replace(/\?.*/, '') : record.handle === wanted,
    ) ?? null
  );
}

/** The page, blog, article or redirect that has this global id, or null. */
export function storeNode(id: string): unknown {
  const found = parseGid(id);
  const redirect = storeRedirects.find(
    (known) => found?.type === 'UrlRedirect' && String(known.id) === found.id,
  );
  return (
    byKey<Named>(storePages, { id }) ??
    byKey<Named>(storeBlogs, { id }) ??
    byKey<Named>(storeArticles, { id }) ??
    redirect ??
    null
  );
}

export const storeQueries: FieldMap<unknown> = {
  page: (_root, key: Key) => byKey(storePages, key),
  pageByHandle: (_root, key: Key) => byKey(storePages, key),
  pages: (_root, args: RecordArgs, context) => storePageConnection(storePages, args, context),
  blog: (_root, key: Key) => byKey(storeBlogs, key),
  blogByHandle: (_root, key: Key) => byKey(storeBlogs, key),
  blogs: (_root, args: RecordArgs, context) => blogPage(args, context),
  article: (_root, key: Key) => byKey(storeArticles, key),
  articles: (_root, args: RecordArgs, context) => articlePage(storeArticles, args, context),
  urlRedirects: (_root, args: RecordArgs, context) => redirectPage(args, context),
};
