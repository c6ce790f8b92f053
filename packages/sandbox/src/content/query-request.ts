import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import { ApiError } from './api-error.ts';

interface QueryRequest {
  query: string;
  params: Record<string, unknown>;
}

/** Reads a query and its parameters, each of them JSON, from a URL. */
export function readQueryFromUrl(url: URL): QueryRequest {
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue;
    const parsed = parseJson(value);
    if (parsed === undefined) {
      throw ApiError.data(400, 'queryParseError', `Parameter "${name}" is not valid JSON: ${value}`);
    }
    params[name.slice(1)] = parsed;
  }
  return { query: url.searchParams.get('query') ?? '', params };
}

const bodySchema = z.object({
  query: z.string().catch(''),
  params: z.record(z.string(), z.unknown()).catch({}),
});

/** Reads the same from a body, where long queries are sent. */
export async function readQueryFromBody(request: Request): Promise<QueryRequest> {
  const { data } = bodySchema.safeParse(parseJson(await request.text()));
  if (data === undefined) throw ApiError.data(400, 'queryParseError', 'The body is not a JSON object.');
  return data;
}
