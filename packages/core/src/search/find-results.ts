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
 * of what shoppers mean, so its results are ranked anew, and what merely mentions the words is left out. Unknown words are corrected where they find nothing. Rejects
 * as `search` does.
 */
export async function findResults<Result>(
  { text, sort, after }: Pick<SearchState, 'text' | 'sort'> & { after: string | null },
  lexicon: Lexicon,
  search: (request: SearchRequest) => Promise<ResultPage<Result>>,
  describe: (result: Result) => Rankable,
): Promise<Results<Result>> {
  const plain = understand(text, lexicon);
  const spelt = understand(text, lexicon, true);
  // A cursor belongs to the query that gave it, which is known by whether that query finds anything.
  for (const understood of spelt.corrected === null ? [plain] : [plain, spelt]) {
    const page = await read(understood, sort, after, search);
    if (page === null || page.products.length === 0) continue;
    const named = leaveMentionsOut(page.products, understood, describe);
    const results = sort === 'featured' ? rankResults(named.toReversed(), understood, describe) : [...named];
    const endCursor = page.hasNextPage ? page.endCursor : null;
    return { results, endCursor, corrected: understood.corrected };
  }
  return { results: [], endCursor: null, corrected: null };
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
