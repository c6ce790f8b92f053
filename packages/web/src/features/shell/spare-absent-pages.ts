const ABSENT_PAGE = '/[...path]';

/**
 * Next fetches the data of every link that a shopper turns to, also of those that no page serves: each would be a
 * 404, or ask three providers where the page has moved. Those wait until somebody goes there.
 */
export function spareAbsentPages(): void {
  const { __SSG_MANIFEST: madePages } = Object(window);
  if (madePages instanceof Set) madePages.delete(ABSENT_PAGE);
}
