import type { z } from 'zod';
import { Fault } from '../fault.ts';
import { type Http, type HttpRequest, redactUrl } from './http.ts';

/**
 * What a status of one operation says: a value to answer, or it throws a fault. `body` is JSON, null for an empty
 * one, undefined for anything else.
 */
export type Meanings<Value> = Readonly<Record<number, (body: unknown) => Value>>;

/**
 * Sends the request and reads its JSON by the schema. Statuses with a meaning of their own come first; otherwise
 * rejects with a `Fault` of kind `outside`: `{provider}-timeout`, `-throttled` (429), `-refused` (other 3xx and
 * 4xx) or `-unavailable` (the rest, and an answer that is not what was agreed). Nothing of what the provider
 * wrote is repeated, because it may carry keys and people's data.
 */
export async function readAnswer<Answer, Value = never>(
  http: Http,
  request: HttpRequest,
  schema: z.ZodType<Answer>,
  meanings: Meanings<Value> = {},
): Promise<Answer | Value> {
  const { status, text } = await http.send(request);
  const body = parse(text);
  const meaning = meanings[status];
  if (meaning !== undefined) return meaning(body);
  if (status === 429) throw faultOf(request, 'throttled', 'answered 429: it is asked too often');
  if (status >= 500) throw faultOf(request, 'unavailable', `answered ${status}`);
  if (status >= 300) throw faultOf(request, 'refused', `answered ${status}: check its keys and address`);
  if (body === undefined) throw faultOf(request, 'unavailable', 'answered something that is no JSON');
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.map(String).join('.') || 'the answer';
  throw faultOf(request, 'unavailable', `answered in another shape than agreed, see ${place}`);
}

function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf({ provider, url, method = 'GET' }: HttpRequest, code: string, what: string): Fault {
  const say = `${provider} ${what} (${method} ${redactUrl(url)}).`;
  return new Fault({ code: `${provider}-${code}`, kind: 'outside', say });
}
