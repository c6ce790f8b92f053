import { foldWords } from './fold-words.ts';
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
  /** What was searched for instead, when the words found nothing as they were. */
  corrected: string | null;
}

/**
 * A page of a search, best first. The platform lists the least relevant first (`[const.catalogue.5]`) and knows little
 * of what shoppers mean, so its results are ranked anew, and what merely mentions the words is left out. Unknown words
 * are corrected where they find nothing, and praise is left out where that finds nothing either. Rejects as `search` does.
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
  const words = await loadEnglish();
  const spelt = understand(text, lexicon, words?.garmentWords);
  for (const other of [spelt, words && withoutPraise(spelt.corrected ?? text, lexicon, words.vagueWords)]) {
    if (other?.corrected == null) continue;
    const page = await read(other, sort, after, search);
    if (page !== null && page.products.length > 0) return toResults(page, other, sort, describe);
  }
  return { results: [], endCursor: null, corrected: null };
}

/** What is left of 'elegant dress' without the praise. */
function withoutPraise(text: string, lexicon: Lexicon, praise: ReadonlySet<string>): Understood {
  const said = foldWords(text);
  const kept = said.filter((word) => !praise.has(word));
  const corrected = kept.length === said.length ? null : kept.join(' ');
  return { ...understand(kept.join(' '), lexicon), corrected };
}

/** Few searches find nothing, so the lists load with the first of them; where they cannot, nothing is corrected. */
const loadEnglish = () => import('./garment-words.ts').catch(() => null);

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
