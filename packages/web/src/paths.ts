/** Every address of ours that code builds by hand. */
export const paths = {
  /** The style sheet of the settings' colours. */
  theme: (revision: string) => `/theme.css?v=${encodeURIComponent(revision)}`,
  home: '/',
  cart: '/cart',
  collection: (handle: string) => `/collections/${handle}`,
  collectionPage: (handle: string, page: number) =>
    page <= 1 ? `/collections/${handle}` : `/collections/${handle}/page/${page}`,
  search: (words: string) => `/search?q=${encodeURIComponent(words)}`,
  logout: '/account/logout',
  product: (handle: string, ref?: string) => `/products/${handle}${ref ? `?ref=${ref}` : ''}`,
};
