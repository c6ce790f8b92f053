import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('./before-hydration.js', import.meta.url), 'utf8');
const MANIFESTS = ['/_buildManifest.js', '/_ssgManifest.js'];

type Listener = (event: { type: string; movementX?: number; movementY?: number }) => void;

/** A document that is parsed up to its lists of scripts, or beyond them; and what the script does to it. */
function open({ isListParsed }: { isListParsed: boolean }) {
  const listeners = new Map<string, Listener>();
  const loaded: string[] = [];
  const lists = new Map([['manifests', { textContent: JSON.stringify(MANIFESTS) }]]);
  const parsed = { isListParsed };
  const page = createContext({
    URLSearchParams,
    setTimeout: () => {},
    location: { search: '' },
    history: { state: null },
    performance: { getEntriesByType: () => [] },
    document: {
      readyState: 'loading',
      cookie: '',
      documentElement: { dataset: {} },
      addEventListener: (kind: string, listener: Listener) => {
        if (!listeners.has(kind)) listeners.set(kind, listener);
      },
      createElement: () => ({}),
      getElementById: (id: string) => (parsed.isListParsed ? lists.get(id) : null),
      head: { append: ({ src }: { src: string }) => loaded.push(src) },
    },
  });
  runInContext(script, page);
  return {
    loaded,
    parsed,
    kinds: () => [...listeners.keys()],
    use: (type: string, movement: { movementX?: number; movementY?: number } = {}) =>
      listeners.get(type)?.({ type, ...movement }),
    /** As Next's loader of routes leaves it. */
    want: (callback: () => void) => Object.assign(page, { __BUILD_MANIFEST_CB: callback }),
    callback: () => Reflect.get(page, '__BUILD_MANIFEST_CB'),
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

  it('load when Next wants them, and Next finds its callback again', () => {
    const page = open({ isListParsed: true });
    const resolve = () => {};
    page.want(resolve);
    expect(page.loaded).toEqual(MANIFESTS);
    expect(page.callback()).toBe(resolve);
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
