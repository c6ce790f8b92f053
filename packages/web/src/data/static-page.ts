import { pageLives } from '@storefront/core/cache/manifest';
import { cartCopy } from '../copy/cart-copy.ts';
import { paths } from '../paths.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

/** A static shell; the browser fills in the cart. */
export const getCartProps = withIsrFallback<PageProps<object>>(async () => ({
  props: await withFrame(
    {},
    {
      isIndexed: false,
      meta: { title: cartCopy.pageTitle, description: null, image: null, canonicalPath: paths.cart },
    },
  ),
  revalidate: pageLives.static.revalidateS,
}));
