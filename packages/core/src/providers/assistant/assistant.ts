import type { CommerceEvent } from '../../analytics/commerce-events.ts';

/** The shopping assistant and the commerce analytics that it learns from: one script. */
export interface Assistant {
  /** Loads the provider's script; the assistant then shows itself. False when it failed. */
  load(): Promise<boolean>;
  /** `[call.other-third-party-calls.9]` Sent at once, or when the script is ready. */
  track(event: CommerceEvent): void;
  /** Sends the number of the customer's id; not called for guests. */
  identify(customerId: string): void;
}
