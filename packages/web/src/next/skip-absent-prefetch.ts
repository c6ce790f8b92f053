const ABSENT_PAGE = '/[...path]';

/**
 * Next prefetches the data of every link that a shopper turns to, also of those that no page serves: each would be a
 * 404, or have three providers look up where the page has moved. Those wait until somebody goes there.
 */
export function skipAbsentPrefetch(): void {
  const { __SSG_MANIFEST: pagesWithData } = Object(window);
  if (pagesWithData instanceof Set) pagesWithData.delete(ABSENT_PAGE);
}
