import { discountOfQuery } from '@storefront/core/cart/discount-link';
import { useEffect, useEffectEvent } from 'react';
import { useLinkDiscount } from '../features/cart/links/use-link-discount.ts';
import { dropFromAddress } from '../shell/navigation/drop-from-address.ts';
import { entryKey } from '../state/history-entry.ts';

/** Entries of the history whose code has had its response: whoever goes back to one may have removed the code. */
const settled = new Set<string>();

/** `apply` returns whether the platform has responded: until then going back to the entry tries again. */
export async function followQueryDiscount(apply: (code: string) => Promise<boolean>): Promise<void> {
  const code = discountOfQuery(location.search);
  if (code === null) return;
  const entry = `${entryKey()} ${code}`;
  if (code.trim() !== '' && !settled.has(entry)) {
    if (!(await apply(code))) return;
    settled.add(entry);
  }
  // Another page may be shown by now, with a code of its own.
  if (discountOfQuery(location.search) === code) dropFromAddress('discount');
}

/**
 * `[screen.route-table.34]` Puts the code of `?discount=` on the bag, on any page and also without a bag. It leaves the
 * address once the platform has responded: until then loading the page again tries again.
 */
export function QueryDiscount() {
  const apply = useLinkDiscount();
  const follow = useEffectEvent(() => followQueryDiscount(apply));
  useEffect(() => void follow(), []);
  return null;
}
