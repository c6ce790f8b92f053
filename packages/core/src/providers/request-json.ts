import { Fault } from '../fault.ts';
import { type Http, type HttpRequest, redactUrl } from './http.ts';
import { type Read, readAnswer, type Shape } from './read-answer.ts';

/**
 * What a status means for one operation: a value, or it throws a fault. `body` is JSON, null for an empty one,
 * undefined for anything else.
 */
export type StatusHandlers<Value> = Readonly<Record<number, (body: unknown) => Value>>;

/**
 * Sends the request and reads its JSON by the shape. Statuses with a handler come first; otherwise rejects with a
 * `Fault` of kind `outside`: `{provider}-timeout`, `-throttled` (429), `-refused` (other 3xx and 4xx) or
 * `-unavailable` (the rest, and a body of another shape). Nothing of the body is repeated, because it may carry keys
 * and personal data.
 */
export async function requestJson<const S extends Shape, Value = never>(
  http: Http,
  request: HttpRequest,
  shape: S,
  onStatus: StatusHandlers<Value> = {},
): Promise<Read<S> | Value> {
  const { status, text } = await http.send(request);
  const body = parse(text);
  const handler = onStatus[status];
  if (handler !== undefined) return handler(body);
  if (status === 429) throw faultOf(request, 'throttled', 'returned 429: too many requests');
  if (status >= 500) throw faultOf(request, 'unavailable', `returned ${status}`);
  if (status >= 300) throw faultOf(request, 'refused', `returned ${status}: check its keys and address`);
  if (body === undefined) throw faultOf(request, 'unavailable', 'returned no JSON');
  return readAnswer(request.provider, shape, body);
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
