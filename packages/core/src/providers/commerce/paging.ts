import { readText, type Wire } from './wire.ts';

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
  for (let page = first; page?.hasNextPage; ) {
    const cursor = readText(page.endCursor);
    if (!cursor || seen.has(cursor)) return;
    seen.add(cursor);
    page = await readPage(cursor);
  }
}
