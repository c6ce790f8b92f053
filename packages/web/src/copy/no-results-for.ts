/** Said before what a corrected search found. */
export const noResultsFor = (typed: string) => `No results for “${typed}”.`;
