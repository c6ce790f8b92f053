import { createContext, runInContext } from 'node:vm';
import { vi } from 'vitest';
import { receivedBy } from '../../packages/sandbox/src/world/record-received.ts';
import type { SandboxServer, World } from '../../packages/sandbox/src/world/world.ts';
import { FakeElement } from './fake-element.ts';

const DESK = 'http://localhost:3003';

/** The URL of a mounted double. */
export const serverUrl = (name: string) => `${DESK}/${name}`;

/** The part of a browser's page that the ports and the doubles' scripts use, instead of a DOM library. */
export interface FakePage {
  window: FakeWindow;
  document: FakeDocument;
  /** URLs of the scripts that were added, in order. */
  scripts: string[];
  /** Reaches the doubles, below their prefixes, and nothing else. */
  fetch: typeof fetch;
  /** Resolves when no request or timer is pending. */
  idle(): Promise<void>;
  /** URLs that fail, such as scripts that a security policy blocks. */
  blocked: Set<string>;
}

export class FakeDocument extends EventTarget {
  readonly head = new FakeElement('head');
  readonly body = new FakeElement('body');
  readonly cookies = new Map<string, string>();
  referrer = '';
  currentScript: FakeElement | null = null;

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(line: string) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  createElement(tag: string): FakeElement {
    return new FakeElement(tag);
  }

  getElementById(id: string): FakeElement | null {
    return this.all().find((element) => element.id === id) ?? null;
  }

  /** Attribute selectors only: `meta[name="a"]`, `meta[name^="a"]`, `[data-b]`. */
  querySelectorAll(selector: string): FakeElement[] {
    const [, tag = '', attribute = '', isStart, value] =
      /^(\w*)\[([\w-]+)(?:(\^)?="(.*)")?\]$/.exec(selector) ?? [];
    return this.all().filter((element) => {
      const has = element.getAttribute(attribute);
      if (has === null || (tag !== '' && element.tag !== tag)) return false;
      return value === undefined || (isStart ? has.startsWith(value) : has === value);
    });
  }

  querySelector(selector: string): FakeElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  /** Returns the first button with that text. */
  button(text: string): FakeElement {
    const found = this.all().find((element) => element.tag === 'button' && element.textContent === text);
    if (!found) throw new Error(`The page has no button ${text}.`);
    return found;
  }

  private all(): FakeElement[] {
    return [...this.head.descendants(), ...this.body.descendants()];
  }
}

export class FakeWindow extends EventTarget {
  [name: string]: unknown;
}

/** Opens a page with global `window` and `document`. */
export function openPage(servers: Readonly<Record<string, SandboxServer>>): FakePage {
  const window = new FakeWindow();
  const document = new FakeDocument();
  const scripts: string[] = [];
  const blocked = new Set<string>();
  const pending = new Set<Promise<unknown>>();

  function follow<T>(work: Promise<T>): Promise<T> {
    const settled: Promise<unknown> = work.catch(() => null).finally(() => pending.delete(settled));
    pending.add(settled);
    return work;
  }

  async function fetchFromDoubles(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const [, name = '', rest = '/'] = /^\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
    const server = servers[name];
    if (url.origin !== DESK || !server || blocked.has(url.href)) throw new TypeError('fetch failed');
    return server(new Request(`${DESK}${rest}${url.search}`, init));
  }

  const context = createContext(
    Object.assign(window, {
      window,
      document,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => follow(fetchFromDoubles(input, init)),
      setTimeout: (run: () => void, delayMs: number) =>
        follow(
          new Promise<void>((resolve) => {
            setTimeout(() => {
              run();
              resolve();
            }, delayMs);
          }),
        ),
      Event,
      CustomEvent,
      URL,
      URLSearchParams,
      location: { href: 'http://localhost:3000/products/iris' },
      navigator: {},
    }),
  );

  async function run(element: FakeElement): Promise<void> {
    scripts.push(element.src);
    try {
      const response = await fetchFromDoubles(element.src);
      if (!response.ok) throw new Error(`The script returned ${response.status}.`);
      const text = await response.text();
      // Only now: another script may have run meanwhile.
      document.currentScript = element;
      runInContext(text, context, { filename: element.src });
    } catch {
      element.onerror?.();
      return;
    } finally {
      document.currentScript = null;
    }
    element.onload?.();
  }

  document.head.onAppend = (element) => {
    if (element.tag === 'script') void follow(run(element));
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return {
    window,
    document,
    scripts,
    fetch: fetchFromDoubles,
    blocked,
    async idle() {
      // Between two requests of a script nothing is pending for a few ticks.
      for (let quietTicks = 0; quietTicks < 5; quietTicks += 1) {
        if (pending.size > 0) quietTicks = 0;
        await Promise.all(pending);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** Returns path, status and body of each POST to a double, oldest first. */
export function postsTo(world: World, name: string): { path: string; status: number; body: unknown }[] {
  return receivedBy(world, name)
    .value.filter(({ method }) => method === 'POST')
    .map(({ path, status, body }) => ({ path, status, body }));
}
