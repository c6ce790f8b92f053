/** Texts of the collection page that editors do not write. */
export const collectionCopy = {
  products: 'Products',
};
