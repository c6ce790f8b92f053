import { toGid } from '@storefront/core/product/identifiers';
import { isAppointment } from '@storefront/core/product/markers';
import { preselectedVariantId } from '@storefront/core/product/size-options';
import { useAtomValue, useStore } from 'jotai';
import { useRouter } from 'next/router';
import { memo, Suspense, useState } from 'react';
import { productCopy } from '../copy/product-copy.ts';
import type { ProductProps } from '../data/product-page.ts';
import { isAddingAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { fetchPart, latePart } from '../hooks/late-part.ts';
import { warmUp as fetchAhead } from '../hooks/use-loaded.ts';
import { loadWhenUsed } from '../hooks/when-used.ts';
import '../features/product/gallery.module.css';
import { ProductInfo } from '../features/product/product-info.tsx';
import '../features/product/product-rail-styles.ts';
import { useLiveStock } from '../features/product/use-live-stock.ts';
import { recordEvent } from '../state/recorded-events.ts';
import type { BackInStockVariant } from '../state/waitlist-atoms.ts';
import styles from './product-screen.module.css';

// Pictures work without script. Fetched at once, so that a client-side navigation does not wait twice.
const loadGallery = () => import(/* webpackChunkName: "product" */ '../features/product/gallery.tsx');
if (typeof window !== 'undefined') fetchAhead(loadGallery);
const Gallery = latePart(() => loadGallery().then((module) => module.Gallery));

// Below the fold: rendered with the page, hydrated when the script has loaded.
const Accordions = latePart(() =>
  import(/* webpackChunkName: "product" */ '../features/product/accordions.tsx').then(
    (module) => module.Accordions,
  ),
);
const ProductRail = latePart(() =>
  loadWhenUsed(() => import('../features/product/product-rail.tsx').then((module) => module.ProductRail)),
);

// React removes what the server drew of a part that is drawn again before its script has come. These are drawn again
// with another product only, not with live stock or a chosen size.
const Pictures = memo(function Pictures({
  images,
  title,
}: Pick<ProductProps['product'], 'images' | 'title'>) {
  return (
    <Suspense fallback={<div className={styles.galleryPlace} />}>
      <Gallery images={images} title={title} />
    </Suspense>
  );
});

const Notes = memo(function Notes({ details, shipping }: Pick<ProductProps, 'details' | 'shipping'>) {
  return (
    <Suspense>
      <Accordions details={details} shipping={shipping} />
    </Suspense>
  );
});

const CompleteTheLook = memo(function CompleteTheLook({ cards }: { cards: ProductProps['completeTheLook'] }) {
  return (
    <Suspense>
      <ProductRail heading={productCopy.completeTheLook} cards={cards} cardType="complete-the-look" />
    </Suspense>
  );
});

export function ProductScreen(props: ProductProps) {
  // A sibling colour is another product on the same route: the chosen size must not carry over.
  return <ProductView key={props.product.handle} {...props} />;
}

async function openWaitlist(store: ReturnType<typeof useStore>, variant: BackInStockVariant): Promise<void> {
  const atoms = await fetchPart(() => import('../state/waitlist-atoms.ts')).catch(() => null);
  if (atoms) store.set(atoms.selectedBackInStockVariantAtom, variant);
}

function ProductView({ product, completeTheLook, shipping, details, hasWaitlist }: ProductProps) {
  const { query } = useRouter();
  const variants = useLiveStock(product.handle, product.variants);
  const requested = typeof query.variant === 'string' ? query.variant : null;
  const [pickedId, setPickedId] = useState<string | null>(null);
  const chosenId = pickedId ?? preselectedVariantId(variants, requested, isAppointment(product));
  const chosen = variants.find(({ id }) => id === chosenId) ?? null;
  const isAdding = useAtomValue(isAddingAtom);
  const store = useStore();
  const { add, warmUp } = useCart();

  return (
    <>
      <div className={styles.product}>
        <Pictures images={product.images} title={product.title} />
        <ProductInfo
          product={product}
          variants={variants}
          chosen={chosen}
          onChoose={(variantId) => {
            setPickedId(variantId);
            recordEvent({ kind: 'select-variant', product, variantId });
          }}
          isAdding={isAdding}
          onIntent={warmUp}
          onAdd={({ id, attributes }) => {
            const merchandiseId = toGid('ProductVariant', id);
            if (merchandiseId !== null) void add([{ merchandiseId, quantity: 1, attributes }]);
          }}
          onWaitlist={
            hasWaitlist
              ? ({ id, title: variantTitle }) => {
                  const { title, tags, images } = product;
                  const image = images[0] ?? null;
                  void openWaitlist(store, { variantId: id, variantTitle, product: { title, tags, image } });
                }
              : null
          }
          accordions={<Notes details={details} shipping={shipping} />}
        />
      </div>
      <CompleteTheLook cards={completeTheLook} />
    </>
  );
}
