import type { SendOutcome } from '../../waitlist/outbox.ts';
import type { WaitlistSignUp } from '../../waitlist/subscription.ts';

/**
 * E-mail sign-ups, sent by the shopper's browser. Nothing rejects: what comes back says how the sending went, as
 * the outbox reads it, and a failure was reported.
 */
export interface EmailMarketing {
  /** `[call.email-marketing-provider.1]` Tells this address when the variant is in stock again. */
  subscribeToBackInStock(signUp: WaitlistSignUp): Promise<SendOutcome>;
  /** Whether a newsletter can be subscribed to at all: a list was configured. */
  readonly hasNewsletter: boolean;
  /** Puts the address on the newsletter's list; accepted (202) before the provider has looked at it. */
  subscribeToNewsletter(email: string): Promise<SendOutcome>;
}
