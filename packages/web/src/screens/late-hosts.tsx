import type { SiteLink } from '@storefront/core/content/site-content';
import { SessionHost } from '../features/account/session-host.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';

/** What keeps session and bag alive on every page; comes after hydration. */
export function LateHosts({ emptyCart }: { emptyCart: SiteLink[] }) {
  return (
    <>
      <SessionHost />
      <CartHost emptyCart={emptyCart} />
    </>
  );
}
