import { readText, type Wire } from './wire.ts';

type PageInfo = Wire<{ hasNextPage: boolean; endCursor?: string | null }>;

/**
 * Reads the pages after `first`. `readPage` takes what it needs from the page at a cursor and returns that
 * page's info. Stops at a cursor that repeats.
 */
export async function readRemainingPages(
  first: PageInfo,
  readPage: (after: string) => Promise<PageInfo>,
): Promise<void> {
  const seen = new Set<string>();
  for (let page = first; page?.hasNextPage; ) {
    const cursor = readText(page.endCursor);
    if (!cursor || seen.has(cursor)) return;
    seen.add(cursor);
    page = await readPage(cursor);
  }
}
