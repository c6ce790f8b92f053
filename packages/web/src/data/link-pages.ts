import { cartLinkCopy } from '../copy/cart-link-copy.ts';
import { paths } from '../paths.ts';
import { type PageProps, withFrame } from './page-props.ts';

export interface DiscountLinkProps {
  kind: 'discount-link';
}

export interface CartLinkProps {
  kind: 'cart-link';
}

/** One shell for every code: the edge serves it, the browser reads the address. */
export async function makeDiscountLinkPage(): Promise<PageProps<DiscountLinkProps>> {
  return withFrame({ kind: 'discount-link' }, shell(cartLinkCopy.discountTitle, paths.discountLink));
}

/** One shell for every list of pieces. */
export async function makeCartLinkPage(): Promise<PageProps<CartLinkProps>> {
  return withFrame({ kind: 'cart-link' }, shell(cartLinkCopy.cartTitle, paths.cartLink));
}

function shell(title: string, canonicalPath: string) {
  return { isIndexed: false, meta: { title, description: null, image: null, canonicalPath } };
}
