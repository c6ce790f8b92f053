import { expect, type Page } from 'playwright/test';

/** Of everything that a page transfers before anybody touches it. */
export const MOST_BYTES = 900_000;

export interface PageCost {
  scripts: number;
  /** Transferred, headers included, as all bytes here. */
  scriptBytes: number;
  pictureBytes: number;
  /** Besides pictures. */
  requests: number;
  /** Reads and writes of the document in the task that had most of them. */
  longestWork: number;
}

export interface MeasuredPage extends PageCost {
  /** Of everything. */
  bytes: number;
}

interface Loaded {
  type: string;
  bytes: number;
}

/**
 * Opens the page of a first visit without touching it, until nothing is under way; works in Chromium.
 *
 * @param delayed what the page requests some time after it has loaded, and is awaited
 */
export async function measurePage(page: Page, path: string, delayed?: RegExp): Promise<MeasuredPage> {
  await page.addInitScript(countWork);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const loaded = new Map<string, Loaded>();
  const pending = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    loaded.set(requestId, { type, bytes: 0 });
    pending.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    const known = loaded.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  const last = delayed && page.waitForResponse(delayed);
  await page.goto(path, { waitUntil: 'networkidle' });
  // The last of what a first visit loads; a busy machine may be silent before it.
  await page.getByRole('dialog', { name: 'A word about cookies' }).waitFor();
  await last;
  // Late parts load when the browser has nothing else to do, which may be after the first silence, and load others.
  const underWay = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return pending.size;
  };
  for (const _ of [1, 2, 3]) await expect.poll(underWay).toBe(0);
  const longestWork = await page.evaluate(() => Number(Reflect.get(window, 'longestWork')));
  await session.detach();
  const all = [...loaded.values()];
  const of = (type: string) => all.filter((one) => one.type === type);
  const bytesOf = (type: string) => of(type).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    scripts: of('Script').length,
    scriptBytes: bytesOf('Script'),
    pictureBytes: bytesOf('Image'),
    requests: all.length - of('Image').length,
    longestWork,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * In the page: counts what one task does to the document, under a clock that moves only when it is read. So React, which
 * works in slices of 5 ms, ends a slice after as many readings on every machine.
 */
function countWork(): void {
  let now = 0;
  performance.now = () => {
    now += 0.1;
    return now;
  };
  const next = new MessageChannel();
  let work = 0;
  let longest = 0;
  next.port1.onmessage = () => {
    work = 0;
  };
  const count = () => {
    if (work === 0) next.port2.postMessage(null);
    work += 1;
    if (work > longest) longest = work;
  };
  Object.defineProperty(window, 'longestWork', { get: () => longest });

  const methods: [object, string[]][] = [
    [Node.prototype, ['appendChild', 'insertBefore', 'removeChild', 'replaceChild']],
    [Element.prototype, ['setAttribute', 'removeAttribute', 'getBoundingClientRect']],
    [EventTarget.prototype, ['addEventListener']],
  ];
  for (const [owner, names] of methods) {
    for (const name of names) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
        count();
        return Reflect.apply(original, this, args);
      });
    }
  }
  // Hydration walks the document by these.
  for (const name of ['firstChild', 'nextSibling', 'textContent', 'nodeValue']) {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, name);
    if (property?.get === undefined) continue;
    const { get, set } = property;
    Object.defineProperty(Node.prototype, name, {
      ...property,
      get() {
        count();
        return Reflect.apply(get, this, []);
      },
      ...(set && {
        set(value: unknown) {
          count();
          Reflect.apply(set, this, [value]);
        },
      }),
    });
  }
}
