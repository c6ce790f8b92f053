/** The widths of a phone and of a desktop, in CSS pixels. */
export type Width = 390 | 1440;

export const heightOf: Readonly<Record<Width, number>> = { 390: 844, 1440: 900 };

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** How a journey wants its page. */
export interface PageOptions {
  width: Width;
  hasReducedMotion?: boolean;
  hasScripts?: boolean;
}

/**
 * One page of one engine, with its process of its own. This is all that a driver has to do: what shoppers do with it
 * is the same for every engine (`Shopper`).
 */
export interface EnginePage {
  engine: EngineName;
  version: string;
  width: Width;
  /** Whether `tap` reaches the page as touch; otherwise it is a click. */
  hasTouch: boolean;
  /** Errors and warnings of the page's console so far. */
  complaints: () => Promise<readonly string[]>;
  /** Begins to load an address; does not wait for it. */
  goto: (url: string) => Promise<void>;
  /** Runs an expression in the page. Resolves to its value as JSON; rejects while the page is exchanged. */
  evaluate: (expression: string) => Promise<string>;
  /** Presses and releases a key of `keys.ts`, or a letter, with Shift if so. */
  press: (key: string, withShift: boolean) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  tap: (x: number, y: number) => Promise<void>;
  wheel: (x: number, y: number, deltaY: number) => Promise<void>;
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
  /** Ends the engine's processes by their ids, at once. */
  kill: () => void;
}

export interface Engine {
  name: EngineName;
  open: (options: PageOptions) => Promise<EnginePage>;
}
