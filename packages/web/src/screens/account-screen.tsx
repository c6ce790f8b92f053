import { useSetAtom, useStore } from 'jotai';
import { useRouter } from 'next/router';
import { siteConfig } from '../clients/site-config.ts';
import { accountCopy as copy } from '../copy/account-copy.ts';
import type { AccountProps } from '../data/account-page.ts';
import type { PageProps } from '../data/page-props.ts';
import { AccountFrame, type AccountPlace } from '../features/account/account-frame.tsx';
import { AccountGate } from '../features/account/account-gate.tsx';
import { AccountHome } from '../features/account/account-home.tsx';
import { LateAddresses } from '../features/account/addresses/late-addresses.tsx';
import { addAgain } from '../features/account/orders/add-again.ts';
import { OrderDetail } from '../features/account/orders/order-detail.tsx';
import { OrderHistory } from '../features/account/orders/order-history.tsx';
import { Profile } from '../features/account/profile/profile.tsx';
import { saveSession } from '../features/account/session/save-session.ts';
import { cartMessagesAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { ReferralCard } from '../features/referral/referral-card.tsx';
import { Rewards } from '../features/reward/rewards.tsx';
import { RewardsPreview } from '../features/reward/rewards-preview.tsx';
import { SavedPreview } from '../features/wishlist/saved-preview.tsx';
import { Wishlists } from '../features/wishlist/wishlists.tsx';
import { selectedBackInStockVariantAtom } from '../state/waitlist-atoms.ts';
import { findStart } from './find-start.ts';

const places: Readonly<Record<AccountProps['screen'], AccountPlace>> = {
  home: 'home',
  'order-history': 'orders',
  order: 'orders',
  addresses: 'addresses',
  profile: 'details',
  wishlists: 'wishlists',
  rewards: 'rewards',
};

/** The screens of an account. */
export function AccountScreen({ screen, frame: { shell } }: PageProps<AccountProps>) {
  const router = useRouter();
  const { add, applyDiscount } = useCart();
  const openWaitlist = useSetAtom(selectedBackInStockVariantAtom);
  const setMessages = useSetAtom(cartMessagesAtom);
  const store = useStore();
  /** The guard leads to the login, and back. */
  const endSession = () => saveSession(store, null);
  const startHref = findStart(shell);
  return (
    <AccountGate place={places[screen]} title={copy.titles[screen]}>
      {({ user }) => {
        if (screen === 'order-history') return <OrderHistory key={user.id} startHref={startHref} />;
        if (screen === 'order') {
          const id = orderIdOf(router.asPath);
          return (
            <OrderDetail
              key={`${user.id} ${id}`}
              id={id}
              returnsLink={shell.returnsLink ?? null}
              onBuyAgain={(pieces, soldOut) =>
                void addAgain(pieces, soldOut, {
                  add: (all) => add(all, { addToCartType: 'buy again' }),
                  // In the bag, which is open above the order.
                  say: (sentence) => setMessages((before) => [...before, sentence]),
                })
              }
            />
          );
        }
        if (screen === 'addresses') return <LateAddresses key={user.id} />;
        if (screen === 'profile') return <Profile key={user.id} helpEmail={shell.help.email} />;
        if (screen === 'wishlists') {
          return (
            <AccountFrame place="wishlists" title={copy.titles.wishlists}>
              <Wishlists
                startHref={startHref}
                onBuy={async (piece) => {
                  const { isReached, refused } = await add([piece], { addToCartType: 'wishlist' });
                  return isReached && refused.length === 0;
                }}
                onWaitlist={
                  siteConfig.hasWaitlist
                    ? ({ title, tags, images }, variant) =>
                        openWaitlist({
                          variantId: variant.id,
                          variantTitle: variant.title,
                          product: { title, tags, image: images[0] ?? null },
                        })
                    : null
                }
              />
            </AccountFrame>
          );
        }
        if (screen === 'rewards') {
          return (
            <AccountFrame place="rewards" title={copy.titles.rewards}>
              <Rewards
                key={user.id}
                endSession={endSession}
                onUse={async (code) => {
                  const outcome = await applyDiscount(code);
                  if (outcome === 'applied') return 'applied';
                  return outcome === 'waiting' || outcome === 'not-applicable' ? 'kept' : 'failed';
                }}
                referral={(link) => siteConfig.hasReferrals && <ReferralCard link={link} />}
              />
            </AccountFrame>
          );
        }
        return (
          <AccountHome
            key={user.id}
            user={user}
            savedItems={siteConfig.hasWishlists && <SavedPreview />}
            rewards={<RewardsPreview endSession={endSession} />}
            startHref={startHref}
          />
        );
      }}
    </AccountGate>
  );
}

/** The last part of the address, which is the same page for all orders. */
function orderIdOf(address: string): string {
  return /^\/account\/orders\/([^/?#]+)/.exec(address)?.[1] ?? '';
}
