import { redirectFromAccount } from '@storefront/core/account/return-path';
import type { User } from '@storefront/core/account/user';
import { useAtomValue } from 'jotai';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { isFetchingUserAtom, sessionIsRestoredAtom, tokenAtom, userAtom } from '../../state/session-atoms.ts';

export type CustomerState =
  /** The session is not known yet, or this visitor is on the way to another screen. */
  | { step: 'waiting' }
  | { step: 'guest' }
  | { step: 'customer'; user: User; token: string }
  /** There is a token, but its user could not be fetched. */
  | { step: 'unreachable' };

/**
 * `[role.4]` Who looks at an account screen. A guest is sent to the login and comes back; a customer on the login is
 * sent on. It follows logins and logouts of other tabs.
 */
export function useCustomer(): CustomerState {
  const router = useRouter();
  const isRestored = useSettledAtom(sessionIsRestoredAtom, false);
  const isFetching = useAtomValue(isFetchingUserAtom);
  const user = useSettledAtom(userAtom, null);
  const token = useSettledAtom(tokenAtom, null);
  const isKnown = isRestored && (token === null || user !== null);
  const target = isKnown ? redirectFromAccount(router.asPath, token !== null) : null;

  useEffect(() => {
    // The shell takes scrolling over from the browser and from Next, as for links.
    const scroll = history.scrollRestoration === 'auto';
    if (target !== null) void router.replace(target, undefined, { scroll });
  }, [target, router.replace]);

  if (!isRestored || target !== null) return { step: 'waiting' };
  if (token === null) return { step: 'guest' };
  if (user !== null) return { step: 'customer', user, token };
  return isFetching ? { step: 'waiting' } : { step: 'unreachable' };
}
