import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';

/** The parameters of a recommend call, sent by GET or by POST. */
export interface RecommendRequest {
  tags: string[];
  /** One per tag, 1 to 100. */
  limits: number[];
  /** Sku, id or handle of the products that the shopper is viewing. */
  seeds: string[];
  cart: string[];
  /** Newest first, at most 5. */
  lastViewed: string[];
  shopper: string | null;
  categories: string[];
  brands: string[];
  blockedItems: string[];
  withSuggestionData: boolean;
  withResponseId: boolean;
}

const DEFAULT_LIMIT = 20;
const HIGHEST_LIMIT = 100;
const MOST_VIEWED = 5;

/** Reads the query and, over it, the JSON of a POST; returns a text where a parameter is invalid. */
export async function readRecommendRequest(request: Request): Promise<RecommendRequest | string> {
  const fields = readQuery(new URL(request.url).searchParams);
  if (request.method === 'POST') {
    const { data } = z.record(z.string(), z.unknown()).safeParse(parseJson(await request.text()));
    if (data === undefined) return 'The body must be a JSON object';
    for (const [name, value] of Object.entries(data)) fields.set(name, [value].flat().map(String));
  }
  const list = (name: string) =>
    (fields.get(name) ?? []).flatMap((value) => value.split(',')).filter(isFilled);
  const isOn = (name: string, byDefault: boolean) =>
    fields.has(name) ? !['0', 'false'].includes(fields.get(name)?.[0] ?? '') : byDefault;

  const tags = list('tags');
  if (tags.length === 0) return 'Parameter tags is required';
  const limits = tags.map((_tag, at) => Number(list('limits')[at] ?? DEFAULT_LIMIT));
  if (limits.some((limit) => !Number.isInteger(limit) || limit < 1))
    return 'Parameter limits must be numbers above 0';
  const unknown = [...fields.keys()].find(
    (name) => /^(?:bg)?filter\./.test(name) && name !== 'bgfilter.ss_is_published',
  );
  if (unknown !== undefined) return `This double does not filter by ${unknown}`;
  return {
    tags,
    limits: limits.map((limit) => Math.min(limit, HIGHEST_LIMIT)),
    seeds: [...list('product'), ...list('products')],
    cart: list('cart'),
    lastViewed: list('lastViewed').slice(0, MOST_VIEWED),
    shopper: list('shopper')[0] ?? null,
    categories: list('categories'),
    brands: list('brands'),
    blockedItems: list('blockedItems'),
    withSuggestionData: isOn('intellisuggest', true),
    withResponseId: isOn('beacon', false),
  };
}

function readQuery(query: URLSearchParams): Map<string, string[]> {
  return new Map([...query.keys()].map((name) => [name, query.getAll(name)]));
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}
