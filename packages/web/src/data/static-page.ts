import { pageLives } from '@storefront/core/cache/manifest';
import { cartCopy } from '../copy/cart-copy.ts';
import { paths } from '../paths.ts';
import { madePage } from './made-page.ts';
import { type PageProps, withFrame } from './page-props.ts';

/** A shell around what only the browser knows. */
export const getCartProps = madePage<PageProps<object>>(async () => ({
  props: await withFrame(
    {},
    {
      isIndexed: false,
      meta: { title: cartCopy.pageTitle, description: null, image: null, canonicalPath: paths.cart },
    },
  ),
  revalidate: pageLives.static.revalidateS,
}));
