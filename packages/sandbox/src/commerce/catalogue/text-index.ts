import { stripHtml, words } from './platform-text.ts';
import type { ProductRecord } from './records.ts';

/** Inverted index over the products' texts, with prefix search. */
export interface TextIndex {
  /** Score by product for words that begin with `word`; exact words score double. */
  find(word: string, isPrefix: boolean): Map<ProductRecord, number>;
  /** Words of the titles that begin with the text, for suggestions. */
  suggest(prefix: string, limit: number): string[];
}

const weights = { title: 8, productType: 5, colour: 4, sku: 4, tag: 3, vendor: 2, description: 1 };

export function createTextIndex(products: readonly ProductRecord[]): TextIndex {
  const postings = new Map<string, Map<ProductRecord, number>>();
  const titleWords = new Set<string>();
  const add = (product: ProductRecord, list: string[], weight: number) => {
    for (const word of list) {
      let scores = postings.get(word);
      if (!scores) {
        scores = new Map();
        postings.set(word, scores);
      }
      if ((scores.get(product) ?? 0) < weight) scores.set(product, weight);
    }
  };
  for (const product of products) {
    const { data } = product;
    const title = words(data.title);
    for (const word of title) titleWords.add(word);
    add(product, title, weights.title);
    add(product, words(data.productType), weights.productType);
    add(product, words(data.colour), weights.colour);
    add(product, words(data.vendor), weights.vendor);
    for (const tag of data.tags) add(product, words(tag), weights.tag);
    add(product, words(stripHtml(data.descriptionHtml)), weights.description);
    const first = data.variants[0];
    if (first) add(product, words(first.sku), weights.sku);
  }
  const vocabulary = [...postings.keys()].sort();
  const suggestions = [...titleWords].sort();
  return {
    find(word, isPrefix) {
      const scores = new Map<ProductRecord, number>();
      const candidates = isPrefix ? beginningWith(vocabulary, word) : [word];
      for (const candidate of candidates) {
        const factor = candidate === word ? 2 : 1;
        for (const [product, weight] of postings.get(candidate) ?? []) {
          const score = weight * factor;
          if ((scores.get(product) ?? 0) < score) scores.set(product, score);
        }
      }
      return scores;
    },
    suggest: (prefix, limit) => beginningWith(suggestions, prefix).slice(0, limit),
  };
}

function beginningWith(sorted: string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && sorted[end]?.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
