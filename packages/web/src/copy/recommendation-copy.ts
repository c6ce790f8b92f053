/** Texts of carousels that editors do not write. */
export const recommendationCopy = {
  home: 'Recommended for you',
  product: 'Customers also viewed',
  bag: 'Customers also viewed',
  nothingFound: 'Most kept',
  viewed: 'Recently viewed',
  similar: 'Similar pieces',
};
