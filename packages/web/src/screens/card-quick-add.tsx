import { pieceOfProduct } from '@storefront/core/cart/piece-of-product';
import { DEFAULT_MARKET } from '@storefront/core/market/market';
import { formatPrice } from '@storefront/core/market/price';
import type { Product, Variant } from '@storefront/core/product/product';
import { useStore } from 'jotai';
import { useCart } from '../features/cart/use-cart.ts';
import { QuickAdd } from '../features/product/quick-add.tsx';
import { shownPriceOf } from '../state/shown-price.ts';

/** Joins quick add and the cart. */
export function CardQuickAdd() {
  const store = useStore();
  const { add, warmUp } = useCart();
  const onAdd = (product: Product, variant: Variant) => {
    const { id: variantId } = variant;
    const homePrice = formatPrice(variant.price, DEFAULT_MARKET.currencyCode);
    const price = shownPriceOf(store, { productId: product.legacy_id, variantId, homePrice });
    const piece = pieceOfProduct(product, variant, price);
    if (piece) void add([piece], { addToCartType: 'quick add' });
  };
  return <QuickAdd onIntent={warmUp} onAdd={onAdd} />;
}
