/** Texts of the collection page that editors do not write. */
export const collectionCopy = {
  products: 'Products',
  empty: 'Nothing hangs here yet.',
  emptyLink: 'See everything new',
};
