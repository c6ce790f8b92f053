import type { ProductRecord } from './records.ts';
import { type Clause, type Comparator, parseSearch, type SearchWarning } from './search-syntax.ts';
import type { Stock } from './stock.ts';
import { fold, words } from './text.ts';
import type { TextIndex } from './text-index.ts';

/** 0 is no match; the more, the better. */
type Score = (product: ProductRecord) => number;

export interface SearchResult {
  scores: Map<ProductRecord, number>;
  warnings: SearchWarning[];
}

export interface SearchGround {
  products: readonly ProductRecord[];
  text: TextIndex;
  stock: Stock;
}

/** Runs a query in the platform's search syntax over products. An empty query finds everything. */
export function searchProducts(query: string, ground: SearchGround): SearchResult {
  const warnings: SearchWarning[] = [];
  const score = compile(parseSearch(query), ground, warnings);
  const scores = new Map<ProductRecord, number>();
  for (const product of ground.products) {
    const points = score(product);
    if (points > 0) scores.set(product, points);
  }
  return { scores, warnings };
}

function compile(clause: Clause, ground: SearchGround, warnings: SearchWarning[]): Score {
  if (clause.kind === 'not') {
    const inner = compile(clause.clause, ground, warnings);
    return (product) => (inner(product) > 0 ? 0 : 1);
  }
  if (clause.kind === 'text') return textScore(clause.text, clause.isPhrase, ground);
  if (clause.kind === 'field') return fieldScore(clause, ground, warnings);
  const parts = clause.clauses.map((part) => compile(part, ground, warnings));
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

function textScore(text: string, isPhrase: boolean, { text: index }: SearchGround): Score {
  const list = words(text);
  const found = list.map((word) => index.find(word, !isPhrase));
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
  product_type: (product) => product.data.productType,
  vendor: (product) => product.data.vendor,
  handle: (product) => product.data.handle,
};

const dateFields: Record<string, (product: ProductRecord) => string> = {
  created_at: (product) => product.data.createdAt,
  updated_at: (product) => product.data.updatedAt,
  published_at: (product) => product.data.publishedAt,
};

function fieldScore(clause: FieldClause, { stock }: SearchGround, warnings: SearchWarning[]): Score {
  const { field, value, comparator, isPrefix } = clause;
  const yes = (test: (product: ProductRecord) => boolean): Score => {
    return (product) => (test(product) ? 1 : 0);
  };
  const text = textFields[field];
  if (text) {
    const wanted = fold(value);
    return yes((product) => matches(fold(text(product)), wanted, isPrefix));
  }
  const date = dateFields[field];
  if (date) {
    const wanted = Date.parse(value);
    if (Number.isNaN(wanted)) return invalidValue(field, warnings);
    const span = /^\d{4}-\d{2}-\d{2}$/.test(value) ? 86_400_000 : 1000;
    return yes((product) => compare(Date.parse(date(product)), wanted, comparator, span));
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
    if (value === '' || Number.isNaN(cents)) return invalidValue(field, warnings);
    return yes(({ data }) => data.variants.some((item) => compare(item.priceCents, cents, comparator, 1)));
  }
  if (field === 'available_for_sale') {
    if (value !== 'true' && value !== 'false') return invalidValue(field, warnings);
    return yes((product) => stock.hasAny(product) === (value === 'true'));
  }
  if (field === 'id') {
    const wanted = Number(value);
    if (Number.isNaN(wanted)) return invalidValue(field, warnings);
    return yes((product) => compare(product.data.id, wanted, comparator, 1));
  }
  warnings.push({ field, message: 'Invalid search field for this query.', code: 'invalid_field' });
  return () => 1;
}

function invalidValue(field: string, warnings: SearchWarning[]): Score {
  warnings.push({ field, message: 'Input value is invalid for this search field.', code: 'invalid_value' });
  return () => 1;
}

function matches(known: string, wanted: string, isPrefix: boolean): boolean {
  return isPrefix ? known.startsWith(wanted) : known === wanted;
}

function compare(known: number, wanted: number, comparator: Comparator, span: number): boolean {
  switch (comparator) {
    case '<':
      return known < wanted;
    case '<=':
      return known < wanted + span;
    case '>':
      return known >= wanted + span;
    case '>=':
      return known >= wanted;
    default:
      return known >= wanted && known < wanted + span;
  }
}
