import type { ProductCard } from '@storefront/core/product/card';
import type { ProductPage } from '@storefront/core/product/to-product-page';
import { isProductSaved, isVariantSaved } from '@storefront/core/wishlist/saved';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import {
  nearWishlistProductAtom,
  selectedWishlistProductAtom,
  shownVariantIdAtom,
  toWishlistProduct,
  type WishlistProduct,
} from '../../state/wishlist-atoms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './heart.module.css';
import { NO_LISTS, wishlistsAtom } from './lists-atoms.ts';

interface HeartProps {
  product: WishlistProduct;
  isSaved: boolean;
  size: number;
  className: string | undefined;
}

/** `[screen.product-card.12]` A click selects the product for the wishlist, whose modal opens, or drops it. */
function Heart({ product, isSaved, size, className }: HeartProps) {
  // Without reading what is selected: one heart would draw all others anew.
  const select = useSetAtom(selectedWishlistProductAtom);
  const setNear = useSetAtom(nearWishlistProductAtom);
  const prepare = () => startTransition(() => setNear(product));
  return (
    <IconButton
      icon={isSaved ? 'heart-filled' : 'heart'}
      size={size}
      label={copy.save(product.title)}
      aria-pressed={isSaved}
      aria-haspopup="dialog"
      className={className}
      // A mouse points before it presses; after a modal that was closed it is still there.
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onClick={() => select((selected) => (selected?.id === product.id ? null : product))}
    />
  );
}

/** `[screen.product-card.10]` `[screen.product-card.11]` */
export function CardHeart({ card }: { card: ProductCard }) {
  const isSaved = isProductSaved(useAtomValue(wishlistsAtom).lists, card.id);
  const { id, handle, title, image } = card;
  const product = { id, handle, title, image, variantId: null, source: null };
  return <Heart product={product} isSaved={isSaved} size={19} className={styles.card} />;
}

/** `[screen.product-detail-page.8]` `[state.wishlist.1]` */
export function ProductHeart({ product }: { product: ProductPage }) {
  const { lists } = useSettledAtom(wishlistsAtom, NO_LISTS);
  const variantId = useSettledAtom(shownVariantIdAtom, null);
  // Before a size is chosen, any of them counts, as on the cards.
  const isSaved = variantId === null ? isProductSaved(lists, product.id) : isVariantSaved(lists, variantId);
  return (
    <Heart
      product={toWishlistProduct(product, variantId)}
      isSaved={isSaved}
      size={22}
      className={styles.page}
    />
  );
}
