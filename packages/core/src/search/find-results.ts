import { leaveMentionsOut, type Rankable, rankResults } from './rank-results.ts';
import { type SearchRequest, searchRequest } from './search-request.ts';
import type { SearchState } from './search-state.ts';
import { type Lexicon, type Understood, understand } from './understand.ts';

export interface ResultPage<Result> {
  products: Result[];
  hasNextPage: boolean;
  endCursor: string | null;
}

export interface Results<Result> {
  results: Result[];
  /** Null at the end. */
  endCursor: string | null;
  /** What was searched for, when typing errors were corrected. */
  corrected: string | null;
}

/**
 * A page of a search, best first. The platform lists the least relevant first (`[const.catalogue.5]`) and knows little
 * of what shoppers mean, so its results are ranked anew, and what merely mentions the words is left out. Unknown words
 * are corrected where they find nothing. Rejects as `search` does.
 */
export async function findResults<Result>(
  { text, sort, after }: Pick<SearchState, 'text' | 'sort'> & { after: string | null },
  lexicon: Lexicon,
  search: (request: SearchRequest) => Promise<ResultPage<Result>>,
  describe: (result: Result) => Rankable,
): Promise<Results<Result>> {
  const plain = understand(text, lexicon);
  const found = await read(plain, sort, after, search);
  if (found !== null && found.products.length > 0) return toResults(found, plain, sort, describe);
  // A cursor belongs to the query that gave it, which is known by whether that query finds anything.
  const spelt = understand(text, lexicon, await loadRightWords());
  const corrected = spelt.corrected === null ? null : await read(spelt, sort, after, search);
  return corrected !== null && corrected.products.length > 0
    ? toResults(corrected, spelt, sort, describe)
    : { results: [], endCursor: null, corrected: null };
}

/** Few searches find nothing, so the list loads with the first of them; where it cannot, nothing is corrected. */
const loadRightWords = () =>
  import('./garment-words.ts').then(
    ({ garmentWords }) => garmentWords,
    () => null,
  );

function toResults<Result>(
  { products, hasNextPage, endCursor }: ResultPage<Result>,
  understood: Understood,
  sort: SearchState['sort'],
  describe: (result: Result) => Rankable,
): Results<Result> {
  const named = leaveMentionsOut(products, understood, describe);
  return {
    results: sort === 'featured' ? rankResults(named.toReversed(), understood, describe) : [...named],
    endCursor: hasNextPage ? endCursor : null,
    corrected: understood.corrected,
  };
}

async function read<Result>(
  understood: Understood,
  sort: SearchState['sort'],
  after: string | null,
  search: (request: SearchRequest) => Promise<ResultPage<Result>>,
): Promise<ResultPage<Result> | null> {
  const request = searchRequest(understood, sort, after);
  return request && search(request);
}
