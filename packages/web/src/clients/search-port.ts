import { type BrowserSearch, createBrowserSearch } from '@storefront/core/providers/search/browser';
import { identifyVisitor } from '@storefront/core/providers/search/browser-visitor';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

const makeId = () => crypto.randomUUID();

/** `[call.site-search-provider.14]` An id for every page: a client-side navigation begins another. */
function createPageLoadIds(): (pageUrl: string) => string {
  let path: string | null = null;
  let id = '';
  return (pageUrl) => {
    const { pathname } = new URL(pageUrl);
    if (pathname !== path) id = makeId();
    path = pathname;
    return id;
  };
}

/** Beacons to the search provider, with the cookies of its visitor: call it only after consent. Null when it is off. */
export function openSearch(): BrowserSearch | null {
  if (!publicPorts.search) return null;
  const visitor = { ...identifyVisitor(makeId), pageLoadIdOf: createPageLoadIds() };
  return createBrowserSearch({ ...publicPorts.search, visitor, report: reportFault });
}
