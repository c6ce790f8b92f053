import { phoneOf } from '@storefront/core/account/session';
import { cleanId, type User } from '@storefront/core/account/user';
import type { Assistant } from '@storefront/core/providers/assistant/assistant';
import type { SmsMarketing } from '@storefront/core/providers/sms/sms';
import type { HeldPort } from './held-port.ts';

/** `[state.session.7]` `[const.timings.7]` */
export const IDENTIFY_DELAY_MS = 1_000;

export interface FollowVisitorDeps {
  readUser: () => User | null;
  /** Calls back when the user may have changed. Returns a cleanup function. */
  onUser: (work: () => void) => () => void;
  sms: HeldPort<SmsMarketing>;
  assistant: HeldPort<Assistant>;
  /** Called a second after every change. */
  onIdentified?: () => void;
}

export interface FollowedVisitor {
  /** Whether the services know who is here: also true of a guest. */
  isIdentified: () => boolean;
  stop: () => void;
}

/**
 * `[state.session.6]` `[state.session.7]` Names the customer to the services that recognise one, a second after the
 * customer is known, each once for every phone number and id.
 */
export function followVisitor({
  readUser,
  onUser,
  sms,
  assistant,
  onIdentified,
}: FollowVisitorDeps): FollowedVisitor {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let knownPhone: string | null = null;
  let knownId: string | null = null;

  function identify(): void {
    const user = readUser();
    const phone = phoneOf(user);
    const id = cleanId(user);
    if (phone !== null && phone !== knownPhone) sms((port) => port.identify(phone));
    if (id !== null && id !== knownId) assistant((port) => port.identify(id));
    knownPhone = phone;
    knownId = id;
    onIdentified?.();
  }

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(identify, IDENTIFY_DELAY_MS);
  }

  plan();
  const stop = onUser(plan);
  return {
    isIdentified: () => cleanId(readUser()) === knownId,
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}
