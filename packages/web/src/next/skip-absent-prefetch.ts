const ABSENT_PAGE = '/[...path]';

/**
 * Next prefetches the data of every link that a shopper turns to, also of those that no page serves: each would be a
 * 404, or have three providers look up where the page has moved. Those wait until somebody goes there.
 */
export function skipAbsentPrefetch(): void {
  const leaveOut = () => {
    const { __SSG_MANIFEST: pagesWithData } = Object(window);
    if (pagesWithData instanceof Set) pagesWithData.delete(ABSENT_PAGE);
  };
  leaveOut();
  // The list may come later: Next's script of it calls this once.
  const { __SSG_MANIFEST_CB: whenListed } = Object(window);
  const whenListedHere = () => {
    leaveOut();
    whenListed?.();
  };
  Object.assign(window, { __SSG_MANIFEST_CB: whenListedHere });
}
