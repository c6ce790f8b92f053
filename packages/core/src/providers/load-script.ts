import { outsideFault } from './outside-fault.ts';
import { withTimeout } from './with-timeout.ts';

export interface ScriptToLoad<Api> {
  /** Starts the codes of faults. */
  role: string;
  src: string;
  attributes?: Readonly<Record<string, string>>;
  /** Called once the script has run: returns the API that it left on the page. */
  find: () => Api | null | undefined | Promise<Api | null | undefined>;
}

/** For everything together: download, run, and whatever `find` waits for. */
export const SCRIPT_TIMEOUT_MS = 10_000;

const elements = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Runs a provider's script and returns its API. An address is added to a page once, however often it is requested,
 * and only as an element with a `src`, so that the security policy decides by origin. Rejects with a `Fault` of kind
 * `outside`: `{role}-timeout`, or `{role}-unavailable` when it was blocked, did not load or left no API; the next
 * call tries again.
 */
export async function loadScript<Api>(script: ScriptToLoad<Api>): Promise<Api> {
  const { role, find } = script;
  const late = () => outsideFault(role, 'timeout', 'left no API within 10 s');
  const api = await withTimeout(SCRIPT_TIMEOUT_MS, late, () => addOnce(script).then(find));
  if (api) return api;
  throw outsideFault(role, 'unavailable', 'left no API');
}

function addOnce({ role, src, attributes = {} }: ScriptToLoad<unknown>): Promise<void> {
  const added = elements.get(document) ?? new Map<string, Promise<void>>();
  elements.set(document, added);
  const known = added.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.async = true;
    element.src = src;
    element.onload = () => resolve();
    element.onerror = () => {
      added.delete(src);
      element.remove();
      reject(outsideFault(role, 'unavailable', 'did not load'));
    };
    document.head.append(element);
  });
  added.set(src, loaded);
  return loaded;
}
