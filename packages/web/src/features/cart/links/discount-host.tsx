import { discountOfQuery, withoutDiscount } from '@storefront/core/cart/discount-link';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { replaceShownAddress } from '../../../next/history-state.ts';
import { useLinkDiscount } from './use-link-discount.ts';

/** `/discount/…` and `/cart/…` read their query themselves. */
const OWN_LINKS = /^\/(?:discount|cart)\//;

/** `[screen.route-table.34]` Puts the code of `?discount=` on the bag, on any page and also without a bag. */
export function DiscountHost() {
  const { asPath } = useRouter();
  const apply = useLinkDiscount();
  const follow = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const code = OWN_LINKS.test(pathname) ? null : discountOfQuery(search);
    if (code === null) return;
    replaceShownAddress(withoutDiscount(pathname + search + hash));
    if (code.trim() !== '') void apply(code);
  });

  // Also after a navigation: a link of the shop may have a code.
  useEffect(() => {
    if (asPath) follow();
  }, [asPath]);

  return null;
}
