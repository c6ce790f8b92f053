import { discountOfQuery } from '@storefront/core/cart/discount-link';
import { parsePermalink } from '@storefront/core/cart/permalink';
import { useStore } from 'jotai';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartLinkCopy as copy } from '../../../copy/cart-link-copy.ts';
import { fetchPart } from '../../../hooks/late-part.ts';
import { paths } from '../../../paths.ts';
import { showAddress } from '../../../state/hide-address.ts';
import { inMarket } from '../../../state/in-market.ts';
import { CART_LINK } from '../actions/add-source.ts';
import { cartMessagesAtom } from '../cart-atoms.ts';
import { sayUntilSeenAtom } from '../unseen-messages-atom.ts';
import { useCart } from '../use-cart.ts';
import { followCartLink } from './follow-cart-link.ts';
import { LinkWaiting } from './link-waiting.tsx';
import { useLinkDiscount } from './use-link-discount.ts';

const loadLookUp = () =>
  import('../../../clients/commerce-look-up.ts').then((module) => module.commerceLookUp());

/**
 * `[screen.route-table.5]` Adds the pieces of the address to the bag and leads to it, in place of the link: going back
 * or loading the bag again adds nothing.
 */
export function CartLink() {
  const store = useStore();
  const router = useRouter();
  const { addQuietly } = useCart();
  const applyDiscount = useLinkDiscount();
  const [problem, setProblem] = useState<'nothing-readable' | 'unreachable' | null>(null);
  const follow = useEffectEvent(async () => {
    const link = parsePermalink(location.pathname.split('/')[2] ?? '');
    const code = discountOfQuery(location.search);
    if (link.lines.length === 0 && link.rejected.length === 0) return setProblem('nothing-readable');
    const leftOut = await followCartLink(link, {
      readVariant: async (id) => {
        const lookUp = await fetchPart(loadLookUp);
        return inMarket(store, (country) => lookUp.variant(id, country));
      },
      add: async (pieces) => {
        const link = `${location.pathname}${location.search}`;
        // Whoever loads the page anew meanwhile finds the bag, where the add goes on, and adds nothing twice.
        showAddress(`${paths.cart}${location.search}`);
        const outcome = await addQuietly(pieces, CART_LINK);
        if (!outcome.isReached) showAddress(link);
        return outcome;
      },
    });
    if (leftOut === null) return setProblem('unreachable');
    // Neither the code nor the first fetch of the bag ends what only the page of the bag shows.
    store.set(sayUntilSeenAtom, [...store.get(cartMessagesAtom), ...leftOut]);
    if (code !== null) await applyDiscount(code);
    await router.replace(paths.cart);
  });

  // Followed again once the problem is cleared: this page knows whether an add was lost and may have arrived.
  useEffect(() => {
    if (problem === null) void follow();
  }, [problem]);

  return (
    <LinkWaiting
      title={copy.cartTitle}
      waiting={copy.cartWaiting}
      problem={
        problem && {
          title: problem === 'unreachable' ? copy.unreachableTitle : copy.cartTitle,
          text: problem === 'unreachable' ? copy.unreachable : copy.nothingReadable,
        }
      }
      {...(problem === 'unreachable' && { onAgain: () => setProblem(null) })}
    />
  );
}
