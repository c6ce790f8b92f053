import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { findResults } from '@storefront/core/search/find-results';
import { type SearchWords, wordsOfHandles } from '@storefront/core/search/search-words';
import { groupStyles, toRankable } from '@storefront/core/search/styles';
import { makeLexicon } from '@storefront/core/search/understand';
import { searchSynonyms } from '../../packages/sandbox/src/seed/content/settings/search-synonyms.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { commercePlatforms } from './commerce-platforms.ts';
import { type JudgedSearch, judgedSearches } from './judged-searches.ts';

export interface Judgement extends JudgedSearch {
  /** Whether words were chosen without it. */
  isUnused: boolean;
  isRight: boolean;
  /** The first four styles. */
  shown: string[];
}

const SHOWN = 4;
const words: SearchWords = {
  synonyms: [...searchSynonyms],
  names: wordsOfHandles(
    seedCatalogue().products.map(({ handle }) => handle),
    2_000,
  ),
};

/** Searches the double, with the shop's own rules and the seeded synonyms: the leading piece of each style, and what was corrected. */
export async function openSearch(withWords: SearchWords = words) {
  const [platform] = commercePlatforms();
  if (!platform) throw new Error('There is no double.');
  const reader = createCatalogueReader(platform.server);
  const { groups } = await reader.filterMap('US');
  const lexicon = makeLexicon(groups, withWords);
  return async (text: string) => {
    const { results, corrected } = await findResults(
      { text, sort: 'featured', after: null },
      lexicon,
      (request) => reader.searchProducts(request, 'US'),
      toRankable,
    );
    return { leads: groupStyles(results, new Map()).map(({ colours: [lead] }) => lead), corrected };
  };
}

/** Judges what is found with every judged search. */
export async function judgeSearches(withWords: SearchWords = words): Promise<Judgement[]> {
  const search = await openSearch(withWords);
  const judgements: Judgement[] = [];
  for (const [place, judged] of judgedSearches.entries()) {
    const first = (await search(judged.text)).leads.slice(0, SHOWN);
    const isRight = first.some(({ title, tags }) =>
      judged.titles ? judged.titles.includes(title) : judged.tags?.every((tag) => tags.includes(tag)),
    );
    const shown = first.map(({ handle }) => handle);
    judgements.push({ ...judged, isUnused: place % 2 === 1, isRight, shown });
  }
  return judgements;
}

/** Percent of right answers. */
export function shareRight(judgements: readonly Judgement[]): number {
  return (100 * judgements.filter(({ isRight }) => isRight).length) / judgements.length;
}
