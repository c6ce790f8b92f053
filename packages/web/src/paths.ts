/** Every address of ours that code builds by hand. */
export const paths = {
  home: '/',
  cart: '/cart',
  collection: (handle: string) => `/collections/${handle}`,
  collectionPage: (handle: string, page: number) =>
    page <= 1 ? `/collections/${handle}` : `/collections/${handle}/page/${page}`,
  product: (handle: string, ref?: string) => `/products/${handle}${ref ? `?ref=${ref}` : ''}`,
};
