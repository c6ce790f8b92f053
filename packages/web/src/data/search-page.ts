import type { CardTexts } from '@storefront/core/product/card';
import { searchPageCopy } from '../copy/search-page-copy.ts';
import { paths } from '../paths.ts';
import { readProductTexts } from './cards.ts';
import { type PageProps, withFrame } from './page-props.ts';

export interface SearchProps {
  kind: 'search';
  /** For rows that the browser makes. */
  texts: CardTexts;
}

/** A static shell; the browser reads the words of the search. Search engines are kept away from results. */
export async function makeSearchPage(): Promise<PageProps<SearchProps>> {
  const { collectionSaleTags, colours } = await readProductTexts();
  const meta = {
    title: searchPageCopy.title,
    description: null,
    image: null,
    canonicalPath: paths.searchPage,
  };
  return withFrame({ kind: 'search', texts: { collectionSaleTags, colours } }, { isIndexed: false, meta });
}
