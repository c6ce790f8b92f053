import { isObject } from './document.ts';
import { Refusal } from './refusal.ts';

export interface AskedQuery {
  query: string;
  params: Record<string, unknown>;
}

/** A query and its parameters, each of them JSON, from an address. */
export function askedQuery(url: URL): AskedQuery {
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw Refusal.data(400, 'queryParseError', `Parameter "${name}" is not valid JSON: ${value}`);
    }
  }
  return { query: url.searchParams.get('query') ?? '', params };
}

/** The same from a body, in which long queries travel. */
export async function postedQuery(request: Request): Promise<AskedQuery> {
  const body: unknown = await request.json().catch(() => null);
  if (!isObject(body)) throw Refusal.data(400, 'queryParseError', 'The body is not a JSON object.');
  return {
    query: typeof body.query === 'string' ? body.query : '',
    params: isObject(body.params) ? body.params : {},
  };
}
