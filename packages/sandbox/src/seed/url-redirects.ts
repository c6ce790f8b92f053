export interface UrlRedirect {
  path: string;
  target: string;
}

/** Where paths of the house's former shop lead; as in every grown shop, some of them are mistakes. */
export const urlRedirects: readonly UrlRedirect[] = [
  { path: '/shop', target: '/collections/new' },
  { path: '/shop/slips', target: '/collections/slips' },
  { path: '/products/aurelia-slip', target: '/products/aurelia-slip-dress-oxblood' },
  // Renamed and named back: the first of the two no longer counts.
  { path: '/collections/after-six', target: '/collections/evening' },
  { path: '/collections/evening', target: '/collections/after-six' },
  { path: '/care-guide', target: '/size-guide' },
  { path: '/size-guide', target: '/care-guide' },
  { path: '/press', target: 'https://press.example/vesper' },
];
