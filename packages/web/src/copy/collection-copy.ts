/** Texts of the collection page that editors do not write. */
export const collectionCopy = {
  products: 'Products',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  empty: 'Nothing hangs here yet.',
  emptyLink: 'See everything new',
  page: (page: number) => `Page ${page}`,
};
