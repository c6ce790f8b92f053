import { safeReturnPath } from '@storefront/core/account/return-path';
import { readDiscountLink } from '@storefront/core/cart/discount-link';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartLinkCopy as copy } from '../../../copy/cart-link-copy.ts';
import { paths } from '../../../paths.ts';
import { LinkWaiting } from './link-waiting.tsx';
import { useLinkDiscount } from './use-link-discount.ts';

/**
 * `[screen.route-table.27]` Puts the code of the address on the bag and leads to the shop, in whose history the link
 * does not stay. The page is the same for every code: the browser reads it.
 */
export function DiscountLink() {
  const router = useRouter();
  const apply = useLinkDiscount();
  const [code, setCode] = useState('');
  const [hasFailed, setFailed] = useState(false);

  const follow = useEffectEvent(async () => {
    const link = readDiscountLink(location.pathname, location.search);
    setCode(link.code);
    if (await apply(link.code)) await router.replace(safeReturnPath(link.redirect) ?? paths.home);
    else setFailed(true);
  });
  useEffect(() => void follow(), []);

  return (
    <LinkWaiting
      title={copy.discountTitle}
      waiting={copy.discountWaiting(code)}
      problem={hasFailed ? { title: copy.unreachableTitle, text: copy.unreachable } : null}
      onAgain={() => location.reload()}
    />
  );
}
