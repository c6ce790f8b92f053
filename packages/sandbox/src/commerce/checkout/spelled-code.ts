import type { PricedCart } from '../cart/price-cart.ts';

/** A typed code as its discount spells it, so that it reads the same wherever it stands. */
export function spelledCode({
  code,
  discount,
}: Pick<PricedCart['codes'][number], 'code' | 'discount'>): string {
  return discount?.code ?? code;
}
