import type { SendOutcome } from '../../waitlist/outbox.ts';
import type { WaitlistSignUp } from '../../waitlist/subscription.ts';

/**
 * E-mail sign-ups, sent by the shopper's browser. Nothing rejects: the outcome says how the sending went, for the
 * outbox, and a failure was reported.
 */
export interface EmailMarketing {
  /** `[call.email-marketing-provider.1]` Subscribes the address to an e-mail when the variant is back in stock. */
  subscribeToBackInStock(signUp: WaitlistSignUp): Promise<SendOutcome>;
  /** Whether a newsletter can be subscribed to at all: a list was configured. */
  readonly hasNewsletter: boolean;
  /** Adds the address to the newsletter's list; 202 means accepted, not yet processed. */
  subscribeToNewsletter(email: string): Promise<SendOutcome>;
}
