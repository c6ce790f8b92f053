import { compare } from './compare.ts';
import { fold, words } from './platform-text.ts';
import { readMoment } from './read-moment.ts';
import type { ProductRecord } from './records.ts';
import { type Clause, invalidField, invalidValue, parseSearch, type SearchWarning } from './search-syntax.ts';
import type { Stock } from './stock.ts';
import type { TextIndex } from './text-index.ts';

/** 0 is no match; higher is better. */
type Score = (product: ProductRecord) => number;

export interface SearchResult {
  scores: Map<ProductRecord, number>;
  warnings: SearchWarning[];
}

export interface SearchContext {
  products: readonly ProductRecord[];
  text: TextIndex;
  stock: Stock;
  /** Epoch milliseconds: what `now` means in a query. */
  now: number;
  /** Bare words must match whole words; by default prefixes match. */
  isWhole?: boolean;
}

/** Runs a query in the platform's search syntax over products. An empty query finds everything. */
export function searchProducts(query: string, context: SearchContext): SearchResult {
  const warnings: SearchWarning[] = [];
  const score = compile(parseSearch(query), context, warnings);
  const scores = new Map<ProductRecord, number>();
  for (const product of context.products) {
    const points = score(product);
    if (points > 0) scores.set(product, points);
  }
  return { scores, warnings };
}

function compile(clause: Clause, context: SearchContext, warnings: SearchWarning[]): Score {
  if (clause.kind === 'not') {
    const inner = compile(clause.clause, context, warnings);
    return (product) => (inner(product) > 0 ? 0 : 1);
  }
  if (clause.kind === 'text') return textScore(clause, context);
  if (clause.kind === 'field') return fieldScore(clause, context, warnings);
  const parts = clause.clauses.map((part) => compile(part, context, warnings));
  if (clause.kind === 'all') {
    return (product) => {
      let total = 1;
      for (const part of parts) {
        const points = part(product);
        if (points === 0) return 0;
        total += points;
      }
      return total;
    };
  }
  return (product) => {
    let total = 0;
    for (const part of parts) total += part(product);
    return total;
  };
}

type TextClause = Extract<Clause, { kind: 'text' }>;

function textScore({ text, isPhrase, isPrefix }: TextClause, { text: index, isWhole }: SearchContext): Score {
  const list = words(text);
  const found = list.map((word) => index.find(word, isPrefix || (!isPhrase && isWhole !== true)));
  const phrase = isPhrase ? list.join(' ') : null;
  return (product) => {
    let total = 0;
    for (const scores of found) {
      const points = scores.get(product) ?? 0;
      if (points === 0) return 0;
      total += points;
    }
    if (phrase !== null && !phraseIn(product, phrase)) return 0;
    return list.length === 0 ? 1 : total;
  };
}

function phraseIn(product: ProductRecord, phrase: string): boolean {
  const { title, productType, vendor, descriptionHtml, tags } = product.data;
  return [title, productType, vendor, descriptionHtml.replace(/<[^>]*>/g, ' '), ...tags].some((text) =>
    ` ${words(text).join(' ')} `.includes(` ${phrase} `),
  );
}

type FieldClause = Extract<Clause, { kind: 'field' }>;

const textFields: Record<string, (product: ProductRecord) => string> = {
  vendor: (product) => product.data.vendor,
  handle: (product) => product.data.handle,
};

const dateFields: Record<string, (product: ProductRecord) => string> = {
  created_at: (product) => product.data.createdAt,
  updated_at: (product) => product.data.updatedAt,
  published_at: (product) => product.data.publishedAt,
};

function fieldScore(clause: FieldClause, { stock, now }: SearchContext, warnings: SearchWarning[]): Score {
  const { field, value, comparator, isPrefix } = clause;
  const yes = (test: (product: ProductRecord) => boolean): Score => {
    return (product) => (test(product) ? 1 : 0);
  };
  const text = textFields[field];
  if (text) {
    const wanted = fold(value);
    return yes((product) => matches(fold(text(product)), wanted, isPrefix));
  }
  if (field === 'product_type') {
    const wanted = value.split(',').map((type) => fold(type.trim()));
    return yes(({ data }) => wanted.some((type) => matches(fold(data.productType), type, isPrefix)));
  }
  const date = dateFields[field];
  if (date) {
    const moment = readMoment(value, now);
    if (!moment) return unusable(field, warnings);
    return yes((product) => compare(Date.parse(date(product)), moment.start, comparator, moment.lengthMs));
  }
  if (field === 'tag' || field === 'tag_not') {
    const wanted = value.toLowerCase();
    const isIn = (product: ProductRecord) =>
      isPrefix
        ? [...product.tags].some((tag) => tag.startsWith(wanted))
        : wanted === '' || product.tags.has(wanted);
    return yes(field === 'tag' ? isIn : (product) => !isIn(product));
  }
  if (field === 'title') {
    const list = words(value);
    return (product) => {
      const title = words(product.data.title);
      const isFound = list.every((word) =>
        title.some((known) => (isPrefix ? known.startsWith(word) : known === word)),
      );
      return isFound ? 4 : 0;
    };
  }
  if (field === 'sku' || field === 'variants.sku') {
    const wanted = fold(value);
    return yes(({ data }) => data.variants.some(({ sku }) => matches(fold(sku), wanted, isPrefix)));
  }
  if (field === 'variants.title') {
    const wanted = fold(value);
    return yes(({ data }) =>
      data.variants.some(({ optionValues }) => matches(fold(optionValues.join(' / ')), wanted, isPrefix)),
    );
  }
  if (field === 'variants.price' || field === 'price') {
    const cents = Number(value) * 100;
    if (value === '' || Number.isNaN(cents)) return unusable(field, warnings);
    return yes(({ data }) => data.variants.some((item) => compare(item.priceCents, cents, comparator, 1)));
  }
  if (field === 'available_for_sale') {
    if (value !== 'true' && value !== 'false') return unusable(field, warnings);
    return yes((product) => stock.hasAny(product) === (value === 'true'));
  }
  if (field === 'id') {
    const wanted = Number(value);
    if (Number.isNaN(wanted)) return unusable(field, warnings);
    return yes((product) => compare(product.data.id, wanted, comparator, 1));
  }
  warnings.push(invalidField(field));
  return () => 1;
}

/** Ignores an unusable clause, with a warning. */
function unusable(field: string, warnings: SearchWarning[]): Score {
  warnings.push(invalidValue(field));
  return () => 1;
}

function matches(known: string, wanted: string, isPrefix: boolean): boolean {
  return isPrefix ? known.startsWith(wanted) : known === wanted;
}
