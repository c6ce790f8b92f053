import type { ContentImage, SiteLink } from '@storefront/core/content/site-content';
import { useState } from 'react';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { useCustomer } from '../use-customer.ts';
import { EntryFrame } from './entry-frame.tsx';
import { Login } from './login.tsx';
import { RecoverEntry } from './recover-entry.tsx';
import { Register } from './register.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useQuery } from './use-query.ts';

const copy = accountEntryCopy.register;

interface RegisterEntryProps {
  picture: ContentImage | null;
  /** Terms and privacy notice. */
  terms: readonly SiteLink[];
}

/** `[screen.route-table.11]` The registration, and after it a login with what was typed. */
export function RegisterEntry({ picture, terms }: RegisterEntryProps) {
  useCustomer();
  const query = useQuery();
  const [made, setMade] = useState<{ email: string; password: string } | null>(null);
  const [forgotten, setForgotten] = useState<string | null>(null);
  const heading = useHeadingFocus(made === null ? 'register' : 'registered');

  if (forgotten !== null)
    return <RecoverEntry picture={picture} email={forgotten} onBack={() => setForgotten(null)} />;
  return (
    <EntryFrame
      picture={picture}
      headingRef={heading}
      heading={made === null ? copy.heading : copy.done}
      lede={made === null ? copy.lede : copy.doneText(made.email)}
    >
      {made === null ? (
        <Register query={query} terms={terms} onRegistered={setMade} />
      ) : (
        <Login query={query} known={made} onForgotten={setForgotten} />
      )}
    </EntryFrame>
  );
}
