import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';

/** `/discount/…` and `/cart/…` read their query themselves. */
const OWN_LINKS = /^\/(?:discount|cart)\//;

const loadLink = () =>
  import(/* webpackChunkName: "cart-links" */ './query-discount.tsx').then((module) => module.QueryDiscount);

/** `[screen.route-table.34]` Few visits have a code in their address: only those load what puts it on the bag. */
export function DiscountHost() {
  const { asPath } = useRouter();
  const [hasCode, setCode] = useState(false);
  // Also after a navigation: a link of the shop may have a code.
  useEffect(() => {
    if (asPath) setCode(location.search.includes('discount=') && !OWN_LINKS.test(location.pathname));
  }, [asPath]);
  const Link = useLoaded(hasCode, loadLink, () => setCode(false));
  return hasCode && Link && <Link key={asPath} />;
}
