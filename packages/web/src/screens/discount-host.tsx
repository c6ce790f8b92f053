import { discountOfQuery } from '@storefront/core/cart/discount-link';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useLinkDiscount } from '../features/cart/links/use-link-discount.ts';
import { dropFromAddress } from '../shell/navigation/drop-from-address.ts';

/** `/discount/…` and `/cart/…` read their query themselves. */
const OWN_LINKS = /^\/(?:discount|cart)\//;

/** `[screen.route-table.34]` Puts the code of `?discount=` on the bag, on any page and also without a bag. */
export function DiscountHost() {
  const { asPath } = useRouter();
  const apply = useLinkDiscount();
  const follow = useEffectEvent(() => {
    const code = OWN_LINKS.test(location.pathname) ? null : discountOfQuery(location.search);
    if (code === null) return;
    dropFromAddress('discount');
    if (code.trim() !== '') void apply(code);
  });

  // Also after a navigation: a link of the shop may have a code.
  useEffect(() => {
    if (asPath) follow();
  }, [asPath]);

  return null;
}
