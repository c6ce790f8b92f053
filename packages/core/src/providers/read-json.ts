import { isFault } from '../fault.ts';
import { outsideFault } from './outside-fault.ts';

export interface JsonToRead {
  /** Starts the codes of faults. */
  role: string;
  url: string;
  timeoutMs: number;
  send: typeof fetch;
  /** Statuses that say that there is no such thing. */
  absent?: readonly number[];
}

const MAX_BYTES = 1_000_000;

/**
 * JSON that a browser reads from a provider, without cookies; null for an `absent` status. Rejects with a `Fault`
 * of kind `outside`: `{role}-timeout`, `-throttled` (429), `-refused` (other 3xx and 4xx), `-unavailable` (the
 * rest: 5xx, not reached, no JSON, more than 1 MB).
 */
export async function readJson(request: JsonToRead): Promise<unknown> {
  const { role, timeoutMs } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    const fault = outsideFault(role, 'timeout', `did not answer within ${timeoutMs} ms`);
    signal.addEventListener('abort', () => reject(fault), { once: true });
  });
  try {
    return await Promise.race([exchange(request, signal), late]);
  } catch (cause) {
    if (isFault(cause)) throw cause;
    throw outsideFault(role, 'unavailable', 'could not be reached, or answered no JSON');
  }
}

async function exchange({ role, url, send, absent }: JsonToRead, signal: AbortSignal): Promise<unknown> {
  const response = await send(url, { credentials: 'omit', signal });
  const { status } = response;
  if (absent?.includes(status)) return null;
  if (status === 429) throw outsideFault(role, 'throttled', 'answered 429: it is asked too often');
  if (status >= 500) throw outsideFault(role, 'unavailable', `answered ${status}`);
  if (status >= 300) throw outsideFault(role, 'refused', `answered ${status}: check its key and address`);
  return JSON.parse(await readBounded(response));
}

async function readBounded(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`The answer has more than ${MAX_BYTES} bytes.`);
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
