import { isFault } from '../fault.ts';
import { outsideFault } from './outside-fault.ts';
import { readBounded } from './read-bounded.ts';
import { withTimeout } from './with-timeout.ts';

export interface JsonRequest {
  /** Starts the codes of faults. */
  role: string;
  url: string;
  timeoutMs: number;
  send: typeof fetch;
  /** Statuses that say that the resource does not exist. */
  absent?: readonly number[];
}

const MAX_BYTES = 1_000_000;

/**
 * JSON that a browser reads from a provider, without cookies; undefined, which no JSON is, for an `absent` status.
 * Rejects with a `Fault` of kind `outside`: `{role}-timeout`, `-throttled` (429), `-refused` (other 3xx and 4xx), `-unavailable` (5xx, not
 * reached, no JSON, more than 1 MB).
 */
export async function fetchJson(request: JsonRequest): Promise<unknown> {
  const { role, timeoutMs } = request;
  const late = () => outsideFault(role, 'timeout', `did not respond within ${timeoutMs} ms`);
  try {
    return await withTimeout(timeoutMs, late, (signal) => exchange(request, signal));
  } catch (cause) {
    if (isFault(cause)) throw cause;
    throw outsideFault(role, 'unavailable', 'could not be reached, or returned no JSON');
  }
}

async function exchange({ role, url, send, absent }: JsonRequest, signal: AbortSignal): Promise<unknown> {
  const response = await send(url, { credentials: 'omit', signal });
  const { status } = response;
  if (absent?.includes(status)) return undefined;
  if (status === 429) throw outsideFault(role, 'throttled', 'returned 429: too many requests');
  if (status >= 500) throw outsideFault(role, 'unavailable', `returned ${status}`);
  if (status >= 300) throw outsideFault(role, 'refused', `returned ${status}: check its key and address`);
  return JSON.parse(await readBounded(response, MAX_BYTES));
}
