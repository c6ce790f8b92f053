import { useState } from 'react';
import { accountCopy as copy } from '../../../copy/account-copy.ts';
import { remembered, useLoaded } from '../../../hooks/use-loaded.ts';
import { AccountFrame, AccountUnreachable, AccountWaiting } from '../account-frame.tsx';

const loadAddresses = remembered(() =>
  import(/* webpackChunkName: "address-book" */ './addresses.tsx').then((module) => module.Addresses),
);

/** The addresses, for no other screen: they come with the provinces of all countries. */
export function LateAddresses() {
  const [isMissing, setMissing] = useState(false);
  const Addresses = useLoaded(!isMissing, loadAddresses, () => setMissing(true));
  if (Addresses) return <Addresses />;
  return (
    <AccountFrame place="addresses" title={copy.titles.addresses}>
      {isMissing ? <AccountUnreachable onRetry={() => setMissing(false)} /> : <AccountWaiting />}
    </AccountFrame>
  );
}
