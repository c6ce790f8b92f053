import { systemClock } from '@storefront/core/clock';
import { leaveChanges } from '@storefront/core/wishlist/pending-changes';
import { useStore } from 'jotai';
import type { AccountEntryProps } from '../data/account-page.ts';
import type { PageProps } from '../data/page-props.ts';
import { LinkEntry } from '../features/account/entry/link-entry.tsx';
import { LoginEntry } from '../features/account/entry/login-entry.tsx';
import { LogoutEntry } from '../features/account/entry/logout-entry.tsx';
import { RecoverEntry } from '../features/account/entry/recover-entry.tsx';
import { RegisterEntry } from '../features/account/entry/register-entry.tsx';
import { readStoredCart } from '../features/cart/cart-storage.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { localStore } from '../state/browser-storage.ts';
import { lastViewedAtom } from '../state/last-viewed-atom.ts';
import { WISHLIST_CHANGES_KEY } from '../state/wishlist-atoms.ts';

/** The screens that lead into an account and out of it. */
export function AccountEntryScreen({ screen, frame }: PageProps<AccountEntryProps>) {
  const store = useStore();
  const { forgetBuyer } = useCart();
  const { seo, footer } = frame.shell;
  const { legalLinks = [] } = footer;
  const picture = seo.image;
  if (screen === 'login') return <LoginEntry picture={picture} />;
  if (screen === 'create-account')
    return <RegisterEntry picture={picture} terms={legalLinks.filter(isPage)} />;
  if (screen === 'reset-password') return <RecoverEntry picture={picture} />;
  if (screen !== 'logout') return <LinkEntry key={screen} kind={screen} picture={picture} />;
  const forget = () => {
    store.set(lastViewedAtom, []);
    localStore.write('lastViewed', null);
    localStore.write('fit', null);
    localStore.write(WISHLIST_CHANGES_KEY, null);
  };
  const leaveLists = () => {
    const { text, count } = leaveChanges(localStore.read(WISHLIST_CHANGES_KEY), systemClock.now());
    localStore.write(WISHLIST_CHANGES_KEY, text);
    return count;
  };
  const leaveCart = () => {
    if (readStoredCart(localStore).id !== null) void forgetBuyer();
  };
  return <LogoutEntry picture={picture} onOut={leaveLists} onSignedOut={leaveCart} onForget={forget} />;
}

/** Others open something, such as the preferences of cookies. */
const isPage = ({ href }: { href: string }) => /^(\/|https:)/.test(href);
