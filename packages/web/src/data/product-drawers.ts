import type { RichText } from '@storefront/core/content/rich-text';
import type { ProductTexts } from '@storefront/core/content/site-content';
import { detailsText, fitText } from '@storefront/core/product/details-text';
import type { Product } from '@storefront/core/product/product';
import type { SizeGuides } from '@storefront/core/product/read-size-guides';
import { hasEasyReturns } from '@storefront/core/product/sale';
import { type PageSizing, pageSizing, sizeNoteFor } from '@storefront/core/product/size-guide';
import { shippingTextOf } from '@storefront/core/product/to-product-page';
import { isShipped } from '@storefront/core/product/us-policy';
import type { PageReviews } from '@storefront/core/review/review-aggregate';
import { drawerCopy } from '../copy/drawer-copy.ts';

/** What the drawers of a product page show; one without anything in it is left out. */
export interface DrawersProps {
  details: RichText;
  sizing: PageSizing | null;
  shipping: RichText;
  reviews: PageReviews | null;
  /** What cannot be returned, or has terms of its own, says so in its shipping texts. */
  hasEasyReturns: boolean;
}

interface DrawerSources {
  texts: ProductTexts;
  /** `[entity.cms-product.2]` */
  editorial: RichText;
  /** The page's own description. */
  shown: string | null;
  guides: SizeGuides | null;
  reviews: PageReviews | null;
}

export function toDrawers(product: Product, sources: DrawerSources): DrawersProps {
  const { texts, editorial, shown, guides, reviews } = sources;
  return {
    details: detailsText(product.metafields, { editorial, shown, headings: drawerCopy.headings }),
    sizing: pageSizing(product, guides?.guides ?? [], {
      productType: product.productType,
      note: sizeNoteFor(product.tags, texts.sizeGuideTags)?.text ?? null,
      fit: fitText(product.metafields),
    }),
    shipping: isShipped(product) ? texts[shippingTextOf(product.tags)] : [],
    reviews,
    hasEasyReturns: hasEasyReturns(product),
  };
}
