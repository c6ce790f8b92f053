import { type Described, searchRecords } from '../catalogue/search-records.ts';
import type { Context } from '../graphql/field-map.ts';
import { type Connection, type PageArgs, page } from '../graphql/page.ts';
import { type StoreArticle, type StoreBlog, type StorePage, storeBlogs } from './store-content.ts';
import { pathPrefixes, type StoreRedirect, storeRedirects } from './store-redirects.ts';

export interface RecordArgs extends PageArgs {
  query?: string | null;
  sortKey?: string | null;
}

interface Numbered {
  id: number;
}

type RankOf<T> = (record: T) => string | number;

/** Runs a query and adds its warnings to the response. */
export function findRecords<T>(
  query: string | null | undefined,
  records: readonly T[],
  describe: (record: T) => Described,
  path: string,
  context: Context,
): T[] {
  const text = query?.trim() ?? '';
  if (text === '') return [...records];
  const { found, warnings } = searchRecords(text, records, describe, context.shop.world.now());
  if (warnings.length > 0) context.searchNotices.push({ path: [path], query: text, warnings });
  return found;
}

function sorted<T extends Numbered>(
  records: readonly T[],
  args: RecordArgs,
  ranks: Record<string, RankOf<T>>,
) {
  const rankOf = ranks[args.sortKey ?? ''] ?? (({ id }: T) => id);
  const list = records.toSorted((a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    return left < right ? -1 : left > right ? 1 : a.id - b.id;
  });
  return page(list, args, (record) => ({ id: record.id, value: rankOf(record) }));
}

export function describePage({ title, handle, createdAt, updatedAt }: StorePage): Described {
  return { title, texts: { handle }, dates: { created_at: createdAt, updated_at: updatedAt } };
}

export function storePageConnection(
  pages: readonly StorePage[],
  args: RecordArgs,
  context: Context,
): Connection<StorePage> {
  return sorted(findRecords(args.query, pages, describePage, 'pages', context), args, {
    TITLE: ({ title }) => title,
    UPDATED_AT: ({ updatedAt }) => updatedAt,
  });
}

export function blogPage(args: RecordArgs, context: Context): Connection<StoreBlog> {
  const describe = ({ title, handle, createdAt }: StoreBlog): Described => ({
    title,
    texts: { handle },
    dates: { created_at: createdAt, updated_at: createdAt },
  });
  return sorted(findRecords(args.query, storeBlogs, describe, 'blogs', context), args, {
    HANDLE: ({ handle }) => handle,
    TITLE: ({ title }) => title,
  });
}

export function describeArticle(article: StoreArticle): Described {
  const { title, tags, author, publishedAt } = article;
  const blog = storeBlogs.find(({ articles }) => articles.includes(article))?.title ?? '';
  return {
    title,
    texts: { author: `${author.firstName} ${author.lastName}`, blog_title: blog, tag: tags },
    dates: { created_at: publishedAt, updated_at: publishedAt },
  };
}

export function articlePage(
  articles: readonly StoreArticle[],
  args: RecordArgs,
  context: Context,
): Connection<StoreArticle> {
  return sorted(findRecords(args.query, articles, describeArticle, 'articles', context), args, {
    AUTHOR: ({ author }) => author.lastName,
    PUBLISHED_AT: ({ publishedAt }) => publishedAt,
    TITLE: ({ title }) => title,
    UPDATED_AT: ({ publishedAt }) => publishedAt,
  });
}

export function redirectPage(args: RecordArgs, context: Context): Connection<object> {
  const describe = ({ path, target, createdAt }: StoreRedirect): Described => ({
    title: path,
    texts: { path: pathPrefixes(path), target },
    dates: { created_at: createdAt },
  });
  return sorted(findRecords(args.query, storeRedirects, describe, 'urlRedirects', context), args, {});
}
