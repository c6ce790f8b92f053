import type { Wire } from './wire.ts';

type PageInfo = Wire<{ hasNextPage: boolean; endCursor?: string | null }>;

/**
 * Reads the pages behind `first` until there is none. `readPage` takes what it needs from the page at a
 * cursor and answers that page's info. A cursor that comes back a second time ends it.
 */
export async function readFurther(
  first: PageInfo,
  readPage: (after: string) => Promise<PageInfo>,
): Promise<void> {
  const seen = new Set<string>();
  for (let page = first; page?.hasNextPage && page.endCursor; ) {
    if (seen.has(page.endCursor)) return;
    seen.add(page.endCursor);
    page = await readPage(page.endCursor);
  }
}
