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

/** Words that say nothing about a piece. */
const EMPTY_WORDS = new Set(
  'a an and any colored coloured colour color for from her him i in me my of or some something the to with'.split(
    ' ',
  ),
);
/** Words of a phrase such as 'wedding guest dress'. */
const LONGEST_PHRASE = 3;
/** Band and cup of a bra. */
const BRA_SIZE = /^\d{2}[a-k]{1,3}$/;
/** `[const.tag-rules.3]` Pieces with band and cup. */
const BRA_TAG = 'cup-and-band';

/** What is known of the shop's words: the filter map's options and the editors' synonyms. */
export function makeLexicon(groups: readonly FilterGroup[], { synonyms, names }: SearchWords): Lexicon {
  const phrases = new Map<string, Wanted>();
  const sizes = new Map<string, string>();
  const known = new Set(names);
  const learn = (text: string, wanted: Wanted) => {
    const words = foldWords(text);
    for (const word of words) known.add(word);
    const key = words.map(stemOf).join(' ');
    if (key !== '' && !phrases.has(key)) phrases.set(key, wanted);
  };
  for (const { key, options } of groups) {
    if (key === 'price') continue;
    for (const { label, tag } of options) {
      learn(label, { alternatives: [[{ tag }]] });
      if (key === 'size') sizes.set(foldWords(label).map(stemOf).join(' '), label.toUpperCase());
    }
  }
  const ownPhrases = new Map(phrases);
  for (const { says, means } of synonyms) {
    const alternatives = means.split(',').flatMap((text) => marksOf(text, ownPhrases));
    for (const text of says.split(',')) {
      if (alternatives.length > 0) learn(text, { alternatives });
      const size = sizes.get(foldWords(means).map(stemOf).join(' '));
      if (size) sizes.set(foldWords(text).map(stemOf).join(' '), size);
    }
  }
  return { phrases, sizes, known };
}

function marksOf(text: string, phrases: ReadonlyMap<string, Wanted>): Mark[][] {
  const found = readPhrases(foldWords(text), phrases);
  const marks = found.flatMap(({ words, wanted }) => wanted?.alternatives[0] ?? words.map(toMark));
  return marks.length === 0 ? [] : [marks];
}

const toMark = (word: string): Mark => ({ word: stemOf(word) });

/** Splits words into the longest phrases that are known. */
function readPhrases(words: readonly string[], phrases: ReadonlyMap<string, Wanted>) {
  const found: { words: string[]; key: string; wanted: Wanted | null }[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    const keyOf = () =>
      words
        .slice(at, at + length)
        .map(stemOf)
        .join(' ');
    while (length > 1 && !phrases.has(keyOf())) length -= 1;
    found.push({ words: words.slice(at, at + length), key: keyOf(), wanted: phrases.get(keyOf()) ?? null });
    at += length;
  }
  return found;
}

/**
 * What a search means. Corrects unknown words when `isCorrecting`: only where they find nothing as they are, because
 * the shop may have words that the lexicon lacks. Nothing is wanted when the text has no word.
 */
export function understand(text: string, lexicon: Lexicon, isCorrecting = false): Understood {
  const said = foldWords(text);
  const spelt = isCorrecting ? said.map((word) => correct(word, lexicon)) : said;
  const isSize = spelt.includes('size');
  const full = spelt.filter((word) => !EMPTY_WORDS.has(word));
  const words = full.length > 0 ? full : spelt;
  const sizes: string[] = [];
  const wanted: Wanted[] = [];
  for (const { words: own, key, wanted: meaning } of readPhrases(words, lexicon.phrases)) {
    const [word = ''] = own;
    const size = lexicon.sizes.get(key);
    if (size) sizes.push(size);
    if (meaning) wanted.push(meaning);
    else if (BRA_SIZE.test(word)) {
      sizes.push(word.toUpperCase());
      wanted.push({ alternatives: [[{ tag: BRA_TAG }]] });
    } else if (isSize && /^\d+$/.test(word)) sizes.push(word);
    else if (!(isSize && /^sizes?$/.test(word))) wanted.push({ alternatives: [own.map(toMark)] });
  }
  const corrected = spelt.join(' ');
  return { wanted, sizes, corrected: corrected === said.join(' ') ? null : corrected };
}

function correct(word: string, { known }: Lexicon): string {
  const isKnown = EMPTY_WORDS.has(word) || known.has(word) || known.has(stemOf(word));
  return isKnown ? word : (correctWord(word, known) ?? word);
}
