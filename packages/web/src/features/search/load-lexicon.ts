import { readFilterMap } from '@storefront/core/collection/filter-map';
import { kindHandles } from '@storefront/core/search/collection-menu';
import { NO_WORDS, readSearchWords } from '@storefront/core/search/search-words';
import { type Lexicon, makeLexicon } from '@storefront/core/search/understand';
import { getOwn } from '../../clients/api.ts';

/** A search waits for them. */
const TIMEOUT_MS = 3_000;

/** What the shop calls its pieces. */
export interface ShopWords extends Lexicon {
  /** Handles of the collections of one kind of piece. */
  kinds: ReadonlySet<string>;
}

const NO_MAP = { collections: {}, groups: [] };

let loading: Promise<ShopWords> | null = null;

/**
 * The shop's words, once for each visit. Never rejects: what cannot be loaded is missing, so that a search has fewer
 * words, and is requested again with the next search.
 */
export function loadLexicon(): Promise<ShopWords> {
  loading ??= readLexicon();
  return loading;
}

async function readLexicon(): Promise<ShopWords> {
  const ignore = (error: unknown) => {
    console.warn('The words of the search could not be loaded', error);
    loading = null;
    return null;
  };
  const [map, words] = await Promise.all([
    getOwn('/api/shopify/metaobjects', TIMEOUT_MS).then(
      (answer) => readFilterMap(answer, ({ say }) => console.warn(say)),
      ignore,
    ),
    getOwn('/api/search-words', TIMEOUT_MS).then(readSearchWords, ignore),
  ]);
  return { ...makeLexicon(map?.groups ?? [], words ?? NO_WORDS), kinds: kindHandles(map ?? NO_MAP) };
}
