import type { ContentImage } from '@storefront/core/content/site-content';
import { useState } from 'react';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { useCustomer } from '../use-customer.ts';
import { EntryFrame } from './entry-frame.tsx';
import { Login } from './login.tsx';
import { RecoverEntry } from './recover-entry.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useQuery } from './use-query.ts';

const copy = accountEntryCopy.login;

/** `[screen.route-table.9]` The login, and in its place the form for a forgotten password. */
export function LoginEntry({ picture }: { picture: ContentImage | null }) {
  useCustomer();
  const query = useQuery();
  const [isForgotten, setForgotten] = useState(false);
  /** The e-mail that was typed into the login. */
  const [email, setEmail] = useState('');
  const heading = useHeadingFocus(isForgotten ? 'forgotten' : 'login');

  if (isForgotten) return <RecoverEntry picture={picture} email={email} onBack={() => setForgotten(false)} />;
  return (
    <EntryFrame
      picture={picture}
      headingRef={heading}
      heading={copy.heading}
      lede={new URLSearchParams(query).has('wishlistHandle') ? copy.toList : copy.lede}
    >
      <Login
        query={query}
        email={email}
        onForgotten={(typed) => {
          setEmail(typed);
          setForgotten(true);
        }}
      />
    </EntryFrame>
  );
}
