import type { SearchSuggestions, SuggestedProduct } from '@storefront/core/search/search-suggestions';
import { searchCopy } from '../../copy/search-copy.ts';
import { paths } from '../../paths.ts';

export type SearchOption = { key: string; href: string; title: string } & (
  | { kind: 'query' | 'collection' | 'all' }
  | { kind: 'product'; product: SuggestedProduct }
);

/** The options in the order of the arrow keys: in reading order, the left column first. */
export function listOptions(
  { queries, collections, products }: SearchSuggestions,
  words: string,
): SearchOption[] {
  const all = { kind: 'all' as const, key: 'all', href: paths.search(words), title: searchCopy.seeAll };
  return [
    ...queries.map((text) => ({
      kind: 'query' as const,
      key: `query ${text}`,
      href: paths.search(text),
      title: text,
    })),
    ...collections.map(({ handle, title }) => ({
      kind: 'collection' as const,
      key: `collection ${handle}`,
      href: paths.collection(handle),
      title,
    })),
    ...(products.length > 0 ? [all] : []),
    ...products.map((product) => ({
      kind: 'product' as const,
      key: `product ${product.handle}`,
      href: paths.product(product.handle, 'search'),
      title: product.title,
      product,
    })),
  ];
}

/** The option that an arrow key moves to; null is the input, before the first and after the last option. */
export function nextOption(active: number | null, count: number, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next < 0 || next >= count ? null : next;
}

/**
 * Splits a suggestion's text into what was typed and what it adds. An unfinished word belongs to the added part:
 * typed 'silk s' and suggestion 'silk slip' give 'silk ' and 'slip'.
 */
export function splitSuggestion(text: string, words: string): [typed: string, added: string] {
  if (!text.toLowerCase().startsWith(words.toLowerCase())) return [text, ''];
  const isWhole = text.length === words.length || text[words.length] === ' ';
  const cut = isWhole ? words.length : words.lastIndexOf(' ') + 1 || words.length;
  return [text.slice(0, cut), text.slice(cut)];
}
