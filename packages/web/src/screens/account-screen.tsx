import { useSetAtom } from 'jotai';
import { useRouter } from 'next/router';
import { accountCopy as copy } from '../copy/account-copy.ts';
import type { AccountProps } from '../data/account-page.ts';
import type { PageProps } from '../data/page-props.ts';
import type { AccountPlace } from '../features/account/account-frame.tsx';
import { AccountGate } from '../features/account/account-gate.tsx';
import { AccountHome } from '../features/account/account-home.tsx';
import { Addresses } from '../features/account/addresses/addresses.tsx';
import { OrderDetail } from '../features/account/orders/order-detail.tsx';
import { OrderHistory } from '../features/account/orders/order-history.tsx';
import { Profile } from '../features/account/profile/profile.tsx';
import { cartMessagesAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { paths } from '../paths.ts';

const places: Readonly<Record<AccountProps['screen'], AccountPlace>> = {
  home: 'home',
  'order-history': 'orders',
  order: 'orders',
  addresses: 'addresses',
  profile: 'details',
};

/** The screens of an account. */
export function AccountScreen({ screen, frame: { shell } }: PageProps<AccountProps>) {
  const router = useRouter();
  const { add } = useCart();
  const setMessages = useSetAtom(cartMessagesAtom);
  const startHref = shell.emptyCart[0]?.href ?? paths.home;
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
              onBuyAgain={async (lines, soldOut) => {
                await add(lines, { addToCartType: 'buy again' });
                // In the bag, which is open above the order.
                if (soldOut !== null) setMessages((before) => [...before, soldOut]);
              }}
            />
          );
        }
        if (screen === 'addresses') return <Addresses key={user.id} />;
        if (screen === 'profile') return <Profile key={user.id} helpEmail={shell.help.email} />;
        return <AccountHome key={user.id} user={user} startHref={startHref} />;
      }}
    </AccountGate>
  );
}

/** The last part of the address, which is the same page for all orders. */
function orderIdOf(address: string): string {
  return /^\/account\/orders\/([^/?#]+)/.exec(address)?.[1] ?? '';
}
