interface UrlRedirect {
  path: string;
  target: string;
}

/** Redirects from paths of the house's former shop; some are mistakes, as in every grown shop. */
export const urlRedirects: readonly UrlRedirect[] = [
  { path: '/shop', target: '/collections/new' },
  { path: '/shop/slips', target: '/collections/slips' },
  { path: '/products/aurelia-slip', target: '/products/aurelia-slip-dress-oxblood' },
  // Renamed and renamed back: the first of the two has no effect.
  { path: '/collections/after-six', target: '/collections/evening' },
  { path: '/collections/evening', target: '/collections/after-six' },
  { path: '/care-guide', target: '/size-guide' },
  { path: '/size-guide', target: '/care-guide' },
  { path: '/press', target: 'https://press.example/vesper' },
];
