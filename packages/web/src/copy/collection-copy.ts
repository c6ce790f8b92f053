/** Texts of the collection page that editors do not write. */
export const collectionCopy = {
  products: 'Products',
  /** Of a grid that goes on. */
  further: (from: number, to: number) => `Pieces ${from} to ${to}`,
  /** Titles of pages differ, so that search results can be told apart. */
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
};
