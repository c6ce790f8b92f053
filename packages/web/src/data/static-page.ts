import { pageLives } from '@storefront/core/cache/manifest';
import type { CardTexts } from '@storefront/core/product/card';
import { cartCopy } from '../copy/cart-copy.ts';
import { paths } from '../paths.ts';
import { readCardTexts } from './cards.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface CartProps {
  /** For the cards of its carousels. */
  cardTexts: CardTexts;
}

/** A static shell; the browser fills in the cart. */
export const getCartProps = withIsrFallback<PageProps<CartProps>>(async () => ({
  props: await withFrame(
    { cardTexts: await readCardTexts() },
    {
      isIndexed: false,
      meta: { title: cartCopy.pageTitle, description: null, image: null, canonicalPath: paths.cart },
    },
  ),
  revalidate: pageLives.static.revalidateS,
}));
