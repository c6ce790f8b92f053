import { productLateCopy as copy } from '../copy/product-late-copy.ts';
import type { ProductProps } from '../data/product-page.ts';
import { ProductRail } from '../features/product/product-rail.tsx';
import { SeenOn } from '../features/product/seen-on.tsx';

export type ProductBelowProps = Pick<ProductProps, 'completeTheLook' | 'asSeenOn'>;

/** `[screen.product-detail-page.19]` What the page brings along for below its piece. */
export function ProductBelow({ completeTheLook, asSeenOn }: ProductBelowProps) {
  return (
    <>
      <ProductRail heading={copy.completeTheLook} cards={completeTheLook} cardType="complete-the-look" />
      <SeenOn places={asSeenOn} />
    </>
  );
}
