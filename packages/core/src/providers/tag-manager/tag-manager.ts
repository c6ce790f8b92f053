import type { DataLayerEvent } from '../../analytics/data-layer.ts';

export interface TagManager {
  /** Loads the container. False when it failed. */
  load(): Promise<boolean>;
  /**
   * `[call.other-third-party-calls.8]` Before `load` the event waits, at most 50 of them, out of reach of other
   * scripts; then it goes to the data layer. Never throws.
   */
  push(event: DataLayerEvent): void;
}
