import { type SearchWords, wordsOfHandles } from '@storefront/core/search/search-words';
import type { NextApiRequest, NextApiResponse } from 'next';
import { PAGE_COUNTRY } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { catalogue, content } from './sources.ts';

/** The best-selling pieces; their names hold nearly all words of the shop. */
const MOST_PIECES = 1_000;
const MOST_NAMES = 2_000;

const knownSynonyms = lastKnown({
  problem: 'Problem loading settings',
  isAlwaysThere: true,
  read: () => content().siteData(),
});

const knownHandles = lastKnown({
  problem: 'Problem loading the names of the pieces',
  isAlwaysThere: true,
  read: () => catalogue().productHandles(MOST_PIECES, PAGE_COUNTRY),
});

/** `GET /api/search-words`: what widens a search. While a source fails, its former words or none. */
export async function serveSearchWords(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const [settings, handles] = await Promise.all([knownSynonyms(), knownHandles()]);
  const words: SearchWords = {
    synonyms: settings?.synonyms ?? [],
    names: wordsOfHandles(handles ?? [], MOST_NAMES),
  };
  response.setHeader('cache-control', 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400');
  response.json(words);
}
