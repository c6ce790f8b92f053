import { lineAttributes } from '@storefront/core/product/line-attributes';
import { isAppointment } from '@storefront/core/product/markers';
import { preselectedVariantId } from '@storefront/core/product/size-options';
import { useAtomValue } from 'jotai';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { ProductProps } from '../data/product-page.ts';
import { isAddingAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { Accordions } from '../features/product/accordions.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { ProductInfo } from '../features/product/product-info.tsx';
import { ProductRail } from '../features/product/product-rail.tsx';
import { useLiveStock } from '../features/product/use-live-stock.ts';
import styles from './product-screen.module.css';

export function ProductScreen(props: ProductProps) {
  // A sibling colour is another product on the same route: nothing chosen carries over.
  return <ProductView key={props.product.handle} {...props} />;
}

function ProductView({ product, completeTheLook, shipping, details }: ProductProps) {
  const { query } = useRouter();
  const variants = useLiveStock(product.handle, product.variants);
  const asked = typeof query.variant === 'string' ? query.variant : null;
  const [pickedId, setPickedId] = useState<string | null>(null);
  const chosenId = pickedId ?? preselectedVariantId(variants, asked, isAppointment(product));
  const chosen = variants.find(({ id }) => id === chosenId) ?? null;
  const isAdding = useAtomValue(isAddingAtom);
  const { add, warmUp } = useCart();

  return (
    <>
      <div className={styles.product}>
        <Gallery images={product.images} title={product.title} />
        <ProductInfo
          product={product}
          variants={variants}
          chosen={chosen}
          onChoose={setPickedId}
          isAdding={isAdding}
          onIntent={warmUp}
          onAdd={(variant) =>
            void add([
              {
                merchandiseId: `gid://shopify/ProductVariant/${variant.id}`,
                quantity: 1,
                attributes: lineAttributes(product, variant),
              },
            ])
          }
          accordions={<Accordions details={details} shipping={shipping} />}
        />
      </div>
      <ProductRail
        heading={copy.product.completeTheLook}
        cards={completeTheLook}
        cardType="complete-the-look"
      />
    </>
  );
}
