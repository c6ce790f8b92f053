import { type PieceToAdd, toShownPiece } from '@storefront/core/cart/pending-piece';
import { toGid } from '@storefront/core/product/identifiers';
import { isAppointment, isGiftCard } from '@storefront/core/product/markers';
import { preselectedVariantId } from '@storefront/core/product/size-options';
import type { PageVariant } from '@storefront/core/product/to-product-page';
import { placementOf } from '@storefront/core/recommendation/profiles';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { useStore } from 'jotai';
import { useRouter } from 'next/router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { siteConfig } from '../clients/site-config.ts';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import type { ProductProps } from '../data/product-page.ts';
import { isAddingAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import type { GiftControl } from '../features/gift/gift-control.ts';
import { fetchPart } from '../hooks/late-part.ts';
import { steadyPart } from '../hooks/steady-part.tsx';
import { useLateAtom } from '../hooks/use-late-atom.ts';
import { warmUp as fetchAhead, useLoaded } from '../hooks/use-loaded.ts';
import { loadWhenUsed } from '../hooks/when-used.ts';
import '../features/product/gallery.module.css';
import { ProductInfo } from '../features/product/product-info.tsx';
import '../features/product/product-rail-styles.ts';
import '../features/product/related-rows.module.css';
import '../features/product/seen-on.module.css';
import '../features/wishlist/heart.module.css';
import { useLiveStock } from '../features/product/use-live-stock.ts';
import { localStore } from '../state/browser-storage.ts';
import { recordEvent } from '../state/recorded-events.ts';
import { shownPriceOf } from '../state/shown-price.ts';
import type { BackInStockVariant } from '../state/waitlist-atoms.ts';
import { shownVariantIdAtom } from '../state/wishlist-atoms.ts';
import { join } from '../ui/join.ts';
import { LateCarousels } from './late-carousels.tsx';
import styles from './product-screen.module.css';

// Pictures work without script. Fetched at once, so that a client-side navigation does not wait twice.
const loadGallery = () => import(/* webpackChunkName: "product" */ '../features/product/gallery.tsx');
if (typeof window !== 'undefined') fetchAhead(loadGallery);

// These are drawn again with another product only, not with a chosen size; the pictures wait with live stock for their
// script.
const Pictures = steadyPart(
  () => loadGallery().then((module) => module.Gallery),
  <div className={styles.galleryPlace} />,
);

// Rendered with the page; their script comes when it is used.
const Notes = steadyPart(() =>
  loadWhenUsed(() => import('./product-accordions.tsx').then((module) => module.ProductAccordions)),
);
const Related = steadyPart(() =>
  loadWhenUsed(() => import('../features/product/related-rows.tsx').then((module) => module.RelatedRows)),
);
const BelowProduct = steadyPart(() =>
  loadWhenUsed(() => import('./product-below.tsx').then((module) => module.ProductBelow)),
);

const WaitlistField = steadyPart(() =>
  loadWhenUsed(() =>
    import(/* webpackChunkName: "waitlist" */ '../features/waitlist/waitlist-field.tsx').then(
      (module) => module.WaitlistField,
    ),
  ),
);

// Filled at once for a customer who saved the piece; a guest's is empty until it is used.
const loadHeart = () => import('../features/wishlist/heart.tsx').then((module) => module.ProductHeart);
const Heart = steadyPart(() => (localStore.read('token') === null ? loadWhenUsed(loadHeart) : loadHeart()));

const importGift = () => import('./gift-host.tsx').then((module) => module.GiftHost);
/** On a phone it is in the closed tray. */
const loadGift = () => (isMobileSize(window.innerWidth) ? loadWhenUsed(importGift) : importGift());
/** Of a gift card whose form cannot be loaded. */
const BUY_NOW: GiftControl = { mode: 'buy-now', isBlocked: false, isSending: false, send() {} };

export function ProductScreen(props: ProductProps) {
  // A sibling colour is another product on the same route: the chosen size must not carry over.
  return <ProductView key={props.product.handle} {...props} />;
}

/** `[screen.product-detail-page.19]` What stands below the set; the same object as long as the page is. */
function useRelated({ product, completeTheLook, similarHandles, recommendation, cardTexts }: ProductProps) {
  const [productSku = null] = product.variants.map(({ sku }) => sku);
  return useMemo(
    () => ({
      texts: cardTexts,
      similar: similarHandles,
      recommended: {
        heading: recommendation.heading ?? recommendationCopy.product,
        profile: recommendation.profile,
        placement: placementOf('products-handle'),
        productSku,
        without: [...completeTheLook.map(({ handle }) => handle), ...similarHandles],
      },
      viewed: { ownSkus: product.variants.map(({ sku }) => sku) },
    }),
    [product, completeTheLook, similarHandles, recommendation, cardTexts, productSku],
  );
}

async function openWaitlist(store: ReturnType<typeof useStore>, variant: BackInStockVariant): Promise<void> {
  const atoms = await fetchPart(() => import('../state/waitlist-atoms.ts')).catch(() => null);
  if (atoms) store.set(atoms.selectedBackInStockVariantAtom, variant);
}

/** `[screen.route-table.36]` What `?variant=` names: the router has no query of a prerendered page. */
function useRequestedVariant(): string | null {
  const { asPath } = useRouter();
  const [requested, setRequested] = useState<string | null>(null);
  useEffect(() => setRequested(new URL(asPath, location.href).searchParams.get('variant')), [asPath]);
  return requested;
}

function ProductView(props: ProductProps) {
  const {
    product,
    trail,
    completeTheLook,
    briefHandle,
    otherColours,
    drawers,
    usTerms,
    hasWaitlist,
    canBeSent,
  } = props;
  const requested = useRequestedVariant();
  const variants = useLiveStock(product.handle, product.variants);
  const drawnVariants = useDeferredValue(variants);
  // A choice holds until another entry of the history names another one.
  const [picked, setPicked] = useState({ id: '', requested });
  const chosenId =
    (picked.requested === requested && picked.id) ||
    preselectedVariantId(product.variants, requested, isAppointment(product));
  const chosen = variants.find(({ id }) => id === chosenId) ?? null;
  const isAdding = useLateAtom(isAddingAtom);
  const store = useStore();
  useEffect(() => store.set(shownVariantIdAtom, chosenId), [store, chosenId]);
  const { add, prepare, warmUp } = useCart();
  const [giftControl, setGiftControl] = useState<GiftControl | null>(null);
  const Gift = useLoaded(canBeSent, loadGift, () => setGiftControl(BUY_NOW));
  const giftPart = (part: 'toggle' | 'form') =>
    Gift && <Gift part={part} product={product} onChange={setGiftControl} />;
  const brief = completeTheLook.find(({ handle }) => handle === briefHandle) ?? null;
  const related = useRelated(props);
  const toPieces = (variant: PageVariant): PieceToAdd[] => {
    const { id: variantId, attributes, price: homePrice } = variant;
    const merchandiseId = toGid('ProductVariant', variantId);
    if (merchandiseId === null) return [];
    const price = shownPriceOf(store, { productId: product.id, variantId, homePrice });
    return [{ merchandiseId, quantity: 1, attributes, shown: toShownPiece(product, variant, price) }];
  };

  return (
    <>
      <div
        className={join(
          styles.product,
          product.isMatrix && styles.hasMatrix,
          isGiftCard(product) && styles.half,
        )}
      >
        <Pictures product={product} variants={drawnVariants} />
        <ProductInfo
          product={product}
          trail={trail}
          variants={variants}
          chosen={chosen}
          onChoose={(variantId) => {
            setPicked({ id: variantId, requested });
            recordEvent({ kind: 'select-variant', product, variantId });
          }}
          isAdding={isAdding}
          onIntent={warmUp}
          onNear={(variant) => toPieces(variant).forEach(prepare)}
          onAdd={(variant) => void add(toPieces(variant))}
          onWaitlist={
            hasWaitlist
              ? ({ id, title: variantTitle }) => {
                  const { title, tags, images } = product;
                  const image = images[0] ?? null;
                  void openWaitlist(store, { variantId: id, variantTitle, product: { title, tags, image } });
                }
              : null
          }
          waitlistField={hasWaitlist && <WaitlistField product={product} />}
          gift={
            canBeSent
              ? {
                  toggle: <div className={styles.giftMode}>{giftPart('toggle')}</div>,
                  form: (
                    <div className={join(giftControl === null && styles.giftForm)}>{giftPart('form')}</div>
                  ),
                  control: giftControl,
                }
              : null
          }
          usTerms={usTerms}
          hasSizeGuide={drawers.sizing !== null}
          heart={siteConfig.hasWishlists && <Heart product={product} />}
          companion={(brief || otherColours[0]) && <Related brief={brief} otherColours={otherColours} />}
          accordions={<Notes drawers={drawers} />}
        />
      </div>
      <BelowProduct completeTheLook={completeTheLook} asSeenOn={props.asSeenOn} />
      <LateCarousels isTimed {...related} />
    </>
  );
}
