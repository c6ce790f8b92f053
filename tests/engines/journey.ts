import type { PageOptions, Width } from './engine.ts';
import type { Shopper } from './shopper.ts';

/** Something that shoppers do, written once for all engines. */
export interface Journey {
  /** A sentence, as in a test's title. */
  name: string;
  /** Both unless said otherwise. */
  widths?: readonly Width[];
  page?: Omit<PageOptions, 'width'>;
  /** Complaints of the console that the journey or the engine causes by itself. */
  allowed?: RegExp;
  /** The browser has no choice of cookies yet, so the consent dialog appears. */
  isFirstVisit?: boolean;
  run: (shopper: Shopper) => Promise<void>;
}
