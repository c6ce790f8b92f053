import type { CardTexts } from '@storefront/core/product/card';
import { searchScreenCopy } from '../copy/search-screen-copy.ts';
import { paths } from '../paths.ts';
import { readCardTexts } from './cards.ts';
import { type PageProps, withFrame } from './page-props.ts';

export interface SearchProps {
  kind: 'search';
  /** For rows that the browser makes. */
  texts: CardTexts;
}

/** A static shell; the browser reads the words of the search. Search engines are kept away from results. */
export async function makeSearchPage(): Promise<PageProps<SearchProps>> {
  const meta = {
    title: searchScreenCopy.title,
    description: null,
    image: null,
    canonicalPath: paths.searchPage,
  };
  return withFrame({ kind: 'search', texts: await readCardTexts() }, { isIndexed: false, meta });
}
