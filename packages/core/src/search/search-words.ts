/** A row of the editors' table: what shoppers say, and what the shop calls it. */
export interface Synonym {
  says: string;
  /** Alternatives separated by commas, the best first; words of an alternative are all meant. */
  means: string;
}

/** `GET /api/search-words`: the words that a search may be widened with. */
export interface SearchWords {
  synonyms: Synonym[];
  /** Words of the pieces' names. */
  names: string[];
}

export const NO_WORDS: SearchWords = { synonyms: [], names: [] };

/** Everything that is not as expected is left out. */
export function readSearchWords(answer: unknown): SearchWords {
  const { synonyms, names } = Object(answer);
  const texts = (list: unknown) =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
  const rows: unknown[] = Array.isArray(synonyms) ? synonyms : [];
  return {
    synonyms: rows.flatMap((row) => {
      const { says, means } = Object(row);
      return typeof says === 'string' && typeof means === 'string' ? { says, means } : [];
    }),
    names: texts(names),
  };
}

/** The words of handles such as 'aurelia-slip-dress-oxblood', the most frequent first, at most `limit`. */
export function wordsOfHandles(handles: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const word of handles.flatMap((handle) => handle.split('-'))) {
    if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([word]) => word);
}
