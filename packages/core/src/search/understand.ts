import type { FilterGroup } from '../collection/filter-map.ts';
import { correctWord } from './correct-word.ts';
import { foldWords, stemOf } from './fold-words.ts';
import type { SearchWords } from './search-words.ts';

/** What a piece must have: a tag, or a word in one of its texts. */
export type Mark = { tag: string } | { word: string };

/** One thing that the shopper wants; the best alternative first, all marks of an alternative are wanted. */
export interface Wanted {
  alternatives: Mark[][];
}

export interface Understood {
  wanted: Wanted[];
  /** Sizes in which the piece should be for sale, as variants have them, in capitals. */
  sizes: string[];
  /** The text with typing errors corrected; null without one. */
  corrected: string | null;
}

export interface Lexicon {
  /** Stems joined by spaces → what they mean. */
  phrases: ReadonlyMap<string, Wanted>;
  /** Labels of the filter's sizes by their stem. */
  sizes: ReadonlyMap<string, string>;
  /** Words that are spelt right. */
  known: ReadonlySet<string>;
}

/** Words that say nothing about a piece; all of them are for women. */
const EMPTY_WORDS = new Set(
  [
    'a an and any colored coloured colour color for from her him i in me my of some something the to with',
    'female ladies lady ladys woman womans women womens',
  ]
    .join(' ')
    .split(' '),
);
/** Between two things it joins them as alternatives; elsewhere it says nothing. */
const OR = 'or';
/** Alternatives of both sides; a long text would have millions. */
const MOST_TOGETHER = 64;
/** Words of a phrase such as 'wedding guest dress', without those that say nothing. */
const LONGEST_PHRASE = 5;
/** Band and cup of a bra, which shoppers write in one word or in two. */
const BRA_SIZE = /^\d{2}([a-k])\1{0,2}$/;
const SPLIT_BRA_SIZE = /\b(\d{2}) (([a-k])\3{0,2})(?= |$)/g;
/** `[const.tag-rules.3]` Pieces with band and cup. */
const BRA_TAG = 'cup-and-band';
const SIZE_NUMBER = /^\d{1,2}$/;
/** Pieces whose sizes are numbers, for a search that names nothing but a size. */
const numberedSizes: readonly ({ from: number; to: number } & ({ tag: string } | { named: string }))[] = [
  { from: 0, to: 26, named: 'bridal gown' },
  { from: 28, to: 56, tag: BRA_TAG },
  { from: 35, to: 43, named: 'shoes' },
];

/** What is known of the shop's words: the filter map's options and the editors' synonyms. */
export function makeLexicon(groups: readonly FilterGroup[], { synonyms, names }: SearchWords): Lexicon {
  const phrases = new Map<string, Wanted>();
  const sizes = new Map<string, string>();
  const known = new Set(names);
  const learn = (text: string, wanted: Wanted) => {
    for (const word of foldWords(text)) known.add(word);
    const key = keyOf(tellingWords(text));
    if (key !== '' && !phrases.has(key)) phrases.set(key, wanted);
  };
  for (const { key, options } of groups) {
    if (key === 'price') continue;
    for (const { label, tag } of options) {
      learn(label, { alternatives: [[{ tag }]] });
      if (key === 'size') sizes.set(keyOf(tellingWords(label)), label.toUpperCase());
    }
  }
  const ownPhrases = new Map(phrases);
  for (const { says, means } of synonyms) {
    const alternatives = means.split(',').flatMap((text) => marksOf(text, ownPhrases));
    for (const text of says.split(',')) {
      const key = keyOf(tellingWords(text));
      const own = ownPhrases.get(key);
      if (own) phrases.set(key, { alternatives: [...own.alternatives, ...alternatives] });
      else if (alternatives.length > 0) learn(text, { alternatives });
      const size = sizes.get(keyOf(tellingWords(means)));
      if (size) sizes.set(key, size);
    }
  }
  for (const word of [...EMPTY_WORDS, OR]) known.delete(word);
  return { phrases, sizes, known };
}

function marksOf(text: string, phrases: ReadonlyMap<string, Wanted>): Mark[][] {
  const found = readPhrases(tellingWords(text), phrases);
  const marks = found.flatMap(({ words, wanted }) => wanted?.alternatives[0] ?? words.map(toMark));
  return marks.length === 0 ? [] : [marks];
}

/** 'Off the shoulder' is the same with and without 'the'. */
const tellingWords = (text: string) =>
  foldWords(text).filter((word) => word !== OR && !EMPTY_WORDS.has(word));

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

const toMark = (word: string): Mark => ({ word: stemOf(word) });

/** Splits words into the longest phrases that are known. */
function readPhrases(words: readonly string[], phrases: ReadonlyMap<string, Wanted>) {
  const found: { words: string[]; key: string; wanted: Wanted | null }[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !phrases.has(keyOf(words.slice(at, at + length)))) length -= 1;
    const own = words.slice(at, at + length);
    const key = keyOf(own);
    found.push({ words: own, key, wanted: phrases.get(key) ?? null });
    at += length;
  }
  return found;
}

/**
 * What a search means. Corrects words that neither the shop knows nor `rightWords` has, where it is given: only where they
 * find nothing as they are, because the shop may have words that the lexicon lacks. Nothing is wanted when the text has no
 * word that says something.
 */
export function understand(
  text: string,
  lexicon: Lexicon,
  rightWords: ReadonlySet<string> | null = null,
): Understood {
  const said = foldWords(text).join(' ').replace(SPLIT_BRA_SIZE, '$1$2').split(' ');
  const spelt = rightWords ? said.map((word) => correct(word, lexicon, rightWords)) : said;
  const words = spelt.filter((word) => word !== '' && !EMPTY_WORDS.has(word));
  const isSize = words.includes('size');
  const sizes: string[] = [];
  const meant: (Wanted | typeof OR)[] = [];
  for (const { words: own, key, wanted: meaning } of readPhrases(words, lexicon.phrases)) {
    const [word = ''] = own;
    const size = lexicon.sizes.get(key);
    if (size) sizes.push(size);
    if (meaning) meant.push(meaning);
    else if (word === OR) meant.push(OR);
    else if (BRA_SIZE.test(word)) {
      sizes.push(word.toUpperCase());
      meant.push({ alternatives: [[{ tag: BRA_TAG }]] });
    } else if (SIZE_NUMBER.test(word)) sizes.push(word);
    else if (!(isSize && /^sizes?$/.test(word))) meant.push({ alternatives: [own.map(toMark)] });
  }
  const wanted = splitAtOr(meant).reduce(joinByOr, []);
  if (wanted.length === 0) wanted.push(...sizes.map((size) => wantedBySize(size, lexicon.phrases)));
  const corrected = spelt.join(' ');
  return { wanted, sizes, corrected: corrected === said.join(' ') ? null : corrected };
}

function splitAtOr(meant: readonly (Wanted | typeof OR)[]): Wanted[][] {
  const parts: Wanted[][] = [[]];
  for (const one of meant) {
    if (one === OR) parts.push([]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}

/**
 * 'Red or blue dress' and 'dress in red or blue' name the dress once: what stands next to the 'or' is either. In 'red
 * dress or blue dress' it is what the two sides do not share.
 */
function joinByOr(left: readonly Wanted[], right: readonly Wanted[]): Wanted[] {
  const before = left.at(-1);
  const [after, ...rest] = right;
  if (before === undefined || after === undefined) return [...left, ...right];
  const among = (side: readonly Wanted[]) => (one: Wanted) => side.some((other) => isSame(one, other));
  const shared = left.filter(among(right));
  const isShared = among(shared);
  const ofLeft = left.filter((one) => !isShared(one));
  const ofRight = right.filter((one) => !isShared(one));
  const areOwn = shared.length > 0 && ofLeft.length > 0 && ofRight.length > 0;
  if (areOwn && countTogether(ofLeft) + countTogether(ofRight) <= MOST_TOGETHER)
    return [...shared, { alternatives: [...togetherOf(ofLeft), ...togetherOf(ofRight)] }];
  return [...left.slice(0, -1), { alternatives: [...before.alternatives, ...after.alternatives] }, ...rest];
}

const isSame = (one: Wanted, other: Wanted) => JSON.stringify(one) === JSON.stringify(other);

const countTogether = (all: readonly Wanted[]) =>
  all.reduce((count, { alternatives }) => count * alternatives.length, 1);

/** The alternatives of wanting all of these at once. */
const togetherOf = (all: readonly Wanted[]): Mark[][] =>
  all.reduce<Mark[][]>(
    (found, { alternatives }) => found.flatMap((marks) => alternatives.map((more) => [...marks, ...more])),
    [[]],
  );

/** The pieces that have such a size, where nothing else is named. */
function wantedBySize(size: string, phrases: Lexicon['phrases']): Wanted {
  const alternatives = numberedSizes
    .filter(({ from, to }) => from <= Number(size) && Number(size) <= to)
    .flatMap((row) => ('tag' in row ? [[{ tag: row.tag }]] : marksOf(row.named, phrases)));
  return { alternatives: alternatives.length > 0 ? alternatives : [[{ word: size }]] };
}

function correct(word: string, { known }: Lexicon, rightWords: ReadonlySet<string>): string {
  const isRight = [word, stemOf(word)].some(
    (form) => form === OR || EMPTY_WORDS.has(form) || known.has(form) || rightWords.has(form),
  );
  return isRight ? word : (correctWord(word, known) ?? word);
}
