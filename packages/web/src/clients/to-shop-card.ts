import { readAssetId } from '@storefront/core/content/asset-id';
import { type CardContext, type CardTexts, type ProductCard, toCard } from '@storefront/core/product/card';
import type { CardProduct } from '@storefront/core/product/card-product';
import type { ProductImage } from '@storefront/core/product/product';
import { siteConfig } from './site-config.ts';

/** The card of a product, with the pictures that it names by their ids in the CMS. */
export function toShopCard(
  product: CardProduct,
  texts: CardTexts,
  context: Omit<CardContext, 'readAsset'> = {},
): ProductCard {
  return toCard(product, texts, { ...context, readAsset });
}

/** `[entity.normalized-product.16]` Null for what is no id of a picture. */
function readAsset(ref: string): ProductImage | null {
  const asset = readAssetId(ref);
  if (asset === null) return null;
  const { hash, width, height, extension } = asset;
  const src = `${siteConfig.contentPictures}/${hash}-${width}x${height}.${extension}`;
  return { src, width, height, altText: null };
}
