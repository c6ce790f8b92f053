import { discountOfQuery } from '@storefront/core/cart/discount-link';
import { useEffect, useEffectEvent } from 'react';
import { useLinkDiscount } from '../features/cart/links/use-link-discount.ts';
import { dropFromAddress } from '../shell/navigation/drop-from-address.ts';

/** `[screen.route-table.34]` Puts the code of `?discount=` on the bag, on any page and also without a bag. */
export function QueryDiscount() {
  const apply = useLinkDiscount();
  const follow = useEffectEvent(() => {
    const code = discountOfQuery(location.search);
    if (code === null) return;
    dropFromAddress('discount');
    if (code.trim() !== '') void apply(code);
  });
  useEffect(() => follow(), []);
  return null;
}
