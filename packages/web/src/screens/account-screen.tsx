import { accountCopy as copy } from '../copy/account-copy.ts';
import type { AccountProps } from '../data/account-page.ts';
import type { PageProps } from '../data/page-props.ts';
import { AccountFrame, type AccountPlace } from '../features/account/account-frame.tsx';
import { AccountGate } from '../features/account/account-gate.tsx';

const places: Readonly<Record<AccountProps['screen'], AccountPlace>> = {
  home: 'home',
  'order-history': 'orders',
  order: 'orders',
  addresses: 'addresses',
  profile: 'details',
};

/** The screens of an account. */
export function AccountScreen({ screen }: PageProps<AccountProps>) {
  const place = places[screen];
  return (
    <AccountGate key={screen} place={place} title={copy.titles[screen]}>
      {() => (
        <AccountFrame place={place} title={copy.titles[screen]}>
          {null}
        </AccountFrame>
      )}
    </AccountGate>
  );
}
