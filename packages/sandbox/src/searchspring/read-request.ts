/** What one recommend call asks for, whichever way it was sent. */
export interface RecommendRequest {
  tags: string[];
  /** One per tag, 1 to 100. */
  limits: number[];
  /** Sku, id or handle of what the shopper looks at. */
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

const USUAL_LIMIT = 20;
const HIGHEST_LIMIT = 100;
const MOST_VIEWED = 5;

/** Reads the query, and the JSON of a POST over it. A text says what cannot be used. */
export async function readRecommendRequest(request: Request): Promise<RecommendRequest | string> {
  const fields = readQuery(new URL(request.url).searchParams);
  if (request.method === 'POST') {
    const body: unknown = await request.json().catch(() => null);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be JSON';
    for (const [name, value] of Object.entries(body)) fields.set(name, [value].flat().map(String));
  }
  const list = (name: string) =>
    (fields.get(name) ?? []).flatMap((value) => value.split(',')).filter(isFilled);
  const isOn = (name: string, usual: boolean) =>
    fields.has(name) ? !['0', 'false'].includes(fields.get(name)?.[0] ?? '') : usual;

  const tags = list('tags');
  if (tags.length === 0) return 'Parameter tags is required';
  const limits = tags.map((_tag, at) => Number(list('limits')[at] ?? USUAL_LIMIT));
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
