/** Texts of the search page before its first results: its first script has no others. */
export const searchScreenCopy = {
  title: 'Search',
  heading: (text: string) => (text === '' ? 'Search' : `Search: ${text}`),
  submit: 'Search',
  failed: 'Search cannot be reached just now.',
  retry: 'Try again',
};
