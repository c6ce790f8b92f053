import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('./before-hydration.js', import.meta.url), 'utf8');
const MANIFESTS = ['/_buildManifest.js', '/_ssgManifest.js'];

interface Use {
  movementX?: number;
  movementY?: number;
  target?: object;
}
type Listener = (event: Use & { type: string }) => void;

/** A document that is parsed up to its lists of scripts, or beyond them; and what the script does to it. */
function open({ isListParsed }: { isListParsed: boolean }) {
  const listeners = new Map<string, Listener[]>();
  const loaded: string[] = [];
  const failures: (() => void)[] = [];
  const lists = new Map([
    ['manifests', { textContent: JSON.stringify(MANIFESTS) }],
    ['__NEXT_DATA__', { textContent: JSON.stringify({ page: '/collections/[handle]' }) }],
  ]);
  const parsed = { isListParsed };
  const page = createContext({
    URLSearchParams,
    setTimeout: (work: () => void, ms = 0) => ms === 0 && work(),
    MouseEvent: Event,
    location: { search: '' },
    history: { state: null },
    performance: { getEntriesByType: () => [] },
    document: {
      readyState: 'loading',
      cookie: '',
      documentElement: { dataset: {} },
      addEventListener: (kind: string, listener: Listener) => {
        listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
      },
      createElement: () => ({}),
      getElementById: (id: string) => (parsed.isListParsed ? lists.get(id) : null),
      head: {
        append: (script: { src: string; onerror: (event: object) => void }) => {
          loaded.push(script.src);
          failures.push(() => script.onerror({ target: script }));
        },
      },
    },
  });
  runInContext(script, page);
  return {
    loaded,
    parsed,
    kinds: () => [...listeners.keys()],
    use: (type: string, use: Use = {}) => {
      for (const listener of listeners.get(type) ?? []) listener({ type, ...use });
    },
    /** As Next's loader of routes leaves it. */
    want: (callback: () => void) => Object.assign(page, { __BUILD_MANIFEST_CB: callback }),
    callback: () => Reflect.get(page, '__BUILD_MANIFEST_CB'),
    /** All scripts that were asked for are gone. */
    fail: () => {
      for (const failed of failures) failed();
    },
    manifest: () => Reflect.get(page, '__BUILD_MANIFEST'),
  };
}

describe('Next’s lists of pages', () => {
  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'load once, at the first %s',
    (kind) => {
      const page = open({ isListParsed: true });
      expect(page.loaded).toEqual([]);
      page.use(kind);
      page.use('pointermove', { movementX: 1 });
      page.want(() => {});
      expect(page.loaded).toEqual(MANIFESTS);
    },
  );

  it('load when a pointer moves, not when it lies where the page appears', () => {
    const page = open({ isListParsed: true });
    page.use('pointermove', { movementX: 0, movementY: 0 });
    expect(page.loaded).toEqual([]);
    page.use('pointermove', { movementX: 0, movementY: -1 });
    expect(page.loaded).toEqual(MANIFESTS);
  });

  it('load at the same signs as parts that wait for use', () => {
    const page = open({ isListParsed: true });
    const source = readFileSync(new URL('../hooks/when-used.ts', import.meta.url), 'utf8');
    const [, signs = ''] = /SIGNS_OF_USE = \[([^\]]+)\]/.exec(source) ?? [];
    const wanted = [...signs.matchAll(/'(\w+)'/g)].map(([, sign]) => sign);
    expect(wanted.length).toBeGreaterThan(3);
    expect(page.kinds()).toEqual(expect.arrayContaining(wanted));
  });

  it('load when Next wants them, and what waits for them goes on in its order', () => {
    const page = open({ isListParsed: true });
    const order: string[] = [];
    const wait = (name: string) => {
      // As Next chains them.
      const former = page.callback();
      page.want(() => {
        order.push(name);
        former?.();
      });
    };
    expect(page.callback()).toBeUndefined();
    wait('first click');
    expect(page.loaded).toEqual(MANIFESTS);
    wait('second click');
    wait('third click');
    page.callback()();
    expect(order).toEqual(['first click', 'second click', 'third click']);
    expect(page.callback()).toBeUndefined();
  });

  it('[state.deployment-and-loading.2] have a stand-in with the page shown when they are gone, so that Next does not wait', () => {
    const page = open({ isListParsed: true });
    const received: unknown[] = [];
    page.want(() => received.push(page.manifest()));
    page.fail();
    expect(received).toEqual([
      expect.objectContaining({
        sortedPages: ['/_app', '/collections/[handle]'],
        '/collections/[handle]': [],
      }),
    ]);
  });

  it('are not lost to a page that is used before they are parsed', () => {
    const page = open({ isListParsed: false });
    page.use('scroll');
    expect(page.loaded).toEqual([]);
    page.parsed.isListParsed = true;
    page.want(() => {});
    expect(page.loaded).toEqual(MANIFESTS);
  });
});

describe('a tap on a control that is not interactive yet', () => {
  function tapped() {
    const page = open({ isListParsed: true });
    const place = { top: 400 };
    const carriedOut: string[] = [];
    const control = {
      isConnected: true,
      getBoundingClientRect: () => place,
      dispatchEvent: ({ type }: Event) => carriedOut.push(type),
    };
    page.use('click', { target: { closest: () => control } });
    return { page, place, carriedOut };
  }

  it('is carried out when its part is, also where the browser tells of an earlier scroll only after it', () => {
    const { page, carriedOut } = tapped();
    page.use('scroll');
    expect(carriedOut).toEqual([]);
    page.use('hydrated');
    expect(carriedOut).toEqual(['click']);
  });

  it('is forgotten once the shopper has scrolled on', () => {
    const { page, place, carriedOut } = tapped();
    place.top = 300;
    page.use('scroll');
    place.top = 400;
    page.use('hydrated');
    expect(carriedOut).toEqual([]);
  });
});
