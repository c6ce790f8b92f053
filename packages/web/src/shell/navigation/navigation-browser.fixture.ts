import { vi } from 'vitest';

/** An element as far as navigation goes by it. */
export class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  target = '';
  isConnected = true;
  click = vi.fn();
  focus = vi.fn();
  scrollIntoView = vi.fn();
  getBoundingClientRect = () => ({ top: 0 });
  readonly href: string | null;

  constructor(href: string | null = null) {
    super();
    this.href = href;
  }

  get #url() {
    return new URL(this.href ?? '', location.href);
  }
  get origin() {
    return this.#url.origin;
  }
  get pathname() {
    return this.#url.pathname;
  }
  get search() {
    return this.#url.search;
  }
  get hash() {
    return this.#url.hash;
  }
  getAttribute(name: string) {
    return name === 'href' ? this.href : null;
  }
  /** A link is its own nearest link. */
  closest(name: string) {
    return name === 'a' && this.href !== null ? this : null;
  }
}

type Values = Record<string, unknown>;

/** An event with its own fields, which nothing has cancelled. */
export function eventOf(type: string, fields: Values = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  return event;
}

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** A plain left click or press at a place of an element. */
export const pointerOf = (type: string, target: unknown, fields: Values = {}) =>
  eventOf(type, { ...plain, pointerType: 'mouse', clientX: 0, clientY: 0, target, ...fields });

/** The navigations of Next. */
export function openRouter() {
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>();
  const of = (name: string) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  const events = {
    on: (name: string, listener: (...args: unknown[]) => void) => void of(name).add(listener),
    off: (name: string, listener: (...args: unknown[]) => void) => void of(name).delete(listener),
    emit: (name: string, ...args: unknown[]) => {
      for (const listener of of(name)) listener(...args);
    },
  };
  return {
    events,
    beforePopState: vi.fn<(callback: (state: PopState) => boolean) => void>(),
    push: vi.fn(async (_to: string, _as: undefined, _options: object) => true),
    replace: vi.fn(async (_to: string, _as: undefined, _options: object) => true),
    /** How many listeners are left. */
    listening: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  };
}

interface PopState {
  url: string;
  as: string;
  options: { scroll?: boolean };
}

const nothing = (): FakeElement | null => null;

/**
 * A browser that shows a page, whose clock stands still until a test moves it. Call `vi.unstubAllGlobals` and
 * `vi.useRealTimers` afterwards.
 */
export function openBrowser(address = 'https://shop.example/products/slip') {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const frames: (() => void)[] = [];
  const resized = new Set<() => void>();
  const navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'entry-1' } });
  const elements = new Map<string, FakeElement>();
  const documentElement = Object.assign(new FakeElement(), { scrollWidth: 1440, scrollHeight: 3000 });
  const document = Object.assign(new EventTarget(), {
    documentElement,
    body: new FakeElement(),
    activeElement: nothing(),
    readyState: 'complete',
    getElementById: (id: string) => elements.get(id) ?? null,
    querySelector: vi.fn((_selector: string) => nothing()),
    querySelectorAll: vi.fn((_selector: string): FakeElement[] => []),
  });
  const browser = {
    ...{ events, stored, navigation, elements, document },
    history: { scrollRestoration: 'auto', state: null },
    /** How far the page can be scrolled, in pixels. */
    lowest: 2000,
    lessMotion: false,
    scrolls: vi.fn(),
    assign: vi.fn(),
    location: Object.assign(new URL(address), { assign: (to: string) => browser.assign(to) }),
    /** Draws one frame. */
    draw: () => {
      for (const frame of frames.splice(0)) frame();
    },
    frames,
    /** What is watched gets another height. */
    grow: () => {
      for (const tell of resized) tell();
    },
  };
  class FakeResizeObserver {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      resized.add(this.#tell);
    }
    disconnect() {
      resized.delete(this.#tell);
    }
  }
  const scrollTo = (to: { top: number; behavior: string }) => {
    browser.scrolls(to);
    vi.stubGlobal('scrollY', Math.min(to.top, browser.lowest));
  };
  const globals = {
    ...{ window: globalThis, document, navigation, history: browser.history, location: browser.location },
    ...{ Element: FakeElement, HTMLElement: FakeElement, scrollX: 0, scrollY: 0, scrollTo },
    ...{ innerWidth: 1440, innerHeight: 900, ResizeObserver: FakeResizeObserver },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    matchMedia: (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)' && browser.lessMotion,
    }),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    cancelAnimationFrame: vi.fn(),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return browser;
}

/** Restores what `openBrowser` replaced. */
export function closeBrowser(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
