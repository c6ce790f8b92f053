import { foldWords, stemOf } from './fold-words.ts';
import type { Mark, Understood } from './understand.ts';

/** What ranking reads of a result. */
export interface Rankable {
  title: string;
  productType: string;
  tags: readonly string[];
  isAvailable: boolean;
  /** In capitals. */
  sizesForSale: readonly string[];
}

const points = { titleWord: 4, type: 3, tag: 2, text: 1, laterAlternative: -1, size: 3, soldOut: -2 };

/** The results whose own words and tags fit best first; those that fit alike stay in their order. */
export function rankResults<Result>(
  results: readonly Result[],
  { wanted, sizes }: Understood,
  describe: (result: Result) => Rankable,
): Result[] {
  const scored = results.map((result) => {
    const facts = readFacts(describe(result));
    const fits = wanted.map(({ alternatives }) => {
      const each = alternatives.map((marks, place) => {
        const all = marks.map((mark) => scoreMark(mark, facts));
        return all.includes(0)
          ? 0
          : all.reduce((sum, one) => sum + one, 0) / all.length + place * points.laterAlternative;
      });
      return Math.max(0, ...each);
    });
    const hasSize = sizes.some((size) => facts.sizes.has(size));
    const score =
      fits.reduce((sum, fit) => sum + fit, 0) +
      (hasSize ? points.size : 0) +
      (facts.isAvailable ? 0 : points.soldOut);
    return { result, score };
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ result }) => result);
}

/**
 * The results that are what is wanted. What merely mentions it, as a bodysuit does that is "worn under a blazer", is
 * left out where at least one result is all that is wanted by its type, its tags or the last word of its title. An
 * earlier word, as in 'Cowl Camisole', is a trait that others may only describe.
 */
export function leaveMentionsOut<Result>(
  results: readonly Result[],
  { wanted }: Pick<Understood, 'wanted'>,
  describe: (result: Result) => Rankable,
): readonly Result[] {
  const described = results.map((result) => ({ result, facts: readFacts(describe(result)) }));
  const fits = (facts: Facts, doesFit: (mark: Mark, facts: Facts) => boolean) =>
    wanted.every(({ alternatives }) =>
      alternatives.some((marks) => marks.every((mark) => doesFit(mark, facts))),
    );
  if (!described.some(({ facts }) => fits(facts, isNamed))) return results;
  return described
    .filter(({ facts }) => fits(facts, (mark) => scoreMark(mark, facts) > points.text))
    .map(({ result }) => result);
}

/** A word that merely begins another one is no name: 'tie' is not meant to be 'tiered'. */
function isNamed(mark: Mark, facts: Facts): boolean {
  if ('tag' in mark) return scoreMark(mark, facts) > 0;
  return facts.title.at(-1) === mark.word || facts.type.includes(mark.word) || facts.tagWords.has(mark.word);
}

type Facts = ReturnType<typeof readFacts>;

function readFacts({ title, productType, tags, isAvailable, sizesForSale }: Rankable) {
  return {
    title: foldWords(title).map(stemOf),
    type: foldWords(productType).map(stemOf),
    tags: new Set(tags.map((tag) => tag.toLowerCase())),
    tagWords: new Set(tags.flatMap((tag) => foldWords(tag).map(stemOf))),
    isAvailable,
    // Of '34DD' the band is a size, too.
    sizes: new Set(
      sizesForSale.flatMap((size) => [size.toUpperCase(), size.replace(/^(\d\d)[A-K]+$/i, '$1')]),
    ),
  };
}

/** A tag fits best where the title or the type says the same. */
function scoreMark(mark: Mark, { title, type, tags, tagWords }: Facts): number {
  if ('word' in mark) {
    if (title.some((word) => word.startsWith(mark.word))) return points.titleWord;
    if (type.some((word) => word.startsWith(mark.word))) return points.type;
    return tagWords.has(mark.word) ? points.tag : points.text;
  }
  if (!tags.has(mark.tag.toLowerCase())) return 0;
  const words = foldWords(mark.tag).slice(1).map(stemOf);
  const isIn = (list: readonly string[]) => words.length > 0 && words.every((word) => list.includes(word));
  if (isIn(type)) return points.titleWord;
  return isIn(title) ? points.titleWord : points.tag;
}
