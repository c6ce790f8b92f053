import type { ProductTexts } from '../content/site-content.ts';
import { formatAmount, formatPrice } from '../market/price.ts';
import { comingSoonText, isComingSoon } from './coming-soon.ts';
import { comingSoonDate } from './coming-soon-date.ts';
import { hasTag } from './has-tag.ts';
import { htmlToText } from './html-to-text.ts';
import { installmentBanner, type PageInstallments } from './installment-banner.ts';
import { type PageLabels, pageLabels } from './labels.ts';
import { type LineAttribute, lineAttributes } from './line-attributes.ts';
import { hasSingleImage, productMarkers } from './markers.ts';
import { type PageVideo, toPageVideo } from './page-video.ts';
import type { Product, ProductImage, Variant } from './product.ts';
import { hasEasyReturns, isFinalSaleOnPage, priceBefore } from './sale.ts';
import { toSizeMatrix } from './size-matrix.ts';
import { toSizeOptions } from './size-options.ts';
import { type CardSwatch, type Siblings, toSwatches } from './swatches.ts';

/** A variant as the product page shows it; prices are texts. */
export interface PageVariant
  extends Pick<
    Variant,
    'id' | 'title' | 'sku' | 'available' | 'availableForSale' | 'inventory_quantity' | 'selectedOptions'
  > {
  price: string;
  /** As analytics services receive it, in the currency of the page. */
  priceCents: number;
  /** Null without a compare price. */
  compareAtCents: number | null;
  /** Only when on sale. */
  before: string | null;
  /** What its cart line carries. */
  attributes: LineAttribute[];
  installments: PageInstallments | null;
}

/** What the product page needs for its first paint; it is sent with the page. */
export interface ProductPage {
  /** Numeric id: prices in other countries are found by it. */
  id: string;
  handle: string;
  title: string;
  /** Plain text. */
  description: string | null;
  productType: string;
  vendor: string;
  tags: string[];
  price: string;
  /** Only when on sale. */
  before: string | null;
  labels: PageLabels;
  isFinalSale: boolean;
  /** Abroad, its returns are those that the country's sentences promise. */
  hasEasyReturns: boolean;
  comingSoon: string | null;
  /** The day on which it comes, 'December 4'. */
  comingOn: string | null;
  video: PageVideo | null;
  images: ProductImage[];
  variants: PageVariant[];
  swatches: CardSwatch[];
  /** Sizes are bands and cups. */
  isMatrix: boolean;
}

export interface PageContext {
  /** Whose prices the product has. */
  country: string;
  currencyCode: string;
  siblings: Siblings;
}

/** `[screen.product-detail-page.6]` */
export function toProductPage(product: Product, texts: ProductTexts, context: PageContext): ProductPage {
  const { handle, title, productType, vendor, tags, price, images, variants, description } = product;
  const before = priceBefore(product);
  return {
    id: product.legacy_id,
    handle,
    title,
    description: htmlToText(description),
    productType,
    vendor,
    tags,
    price: formatPrice(price, context.currencyCode),
    before: before === null ? null : formatPrice(before, context.currencyCode),
    labels: pageLabels(product, texts.productSaleTags),
    isFinalSale: isFinalSaleOnPage(product),
    hasEasyReturns: hasEasyReturns(product),
    comingSoon: isComingSoon(product) ? comingSoonText(tags) : null,
    comingOn: comingSoonDate(tags),
    ...(hasSingleImage(product)
      ? { images: images.slice(0, 1), video: null }
      : { images, video: toPageVideo(product.metafields.video) }),
    variants: variants.map((variant) => toPageVariant(product, variant, context)),
    swatches: toSwatches(product, context.siblings, texts.colours).swatches,
    isMatrix: hasTag(tags, 'cup-and-band') && toSizeMatrix(toSizeOptions(variants)) !== null,
  };
}

export function toPageVariant(
  product: Product,
  variant: Variant,
  { country, currencyCode }: Pick<PageContext, 'country' | 'currencyCode'>,
): PageVariant {
  const { id, title, sku, price, available, availableForSale, inventory_quantity, selectedOptions } = variant;
  const before = variant.compareAtPrice;
  const banner = installmentBanner(variant.installments, country);
  return {
    id,
    title,
    sku,
    price: formatPrice(price, currencyCode),
    priceCents: price,
    compareAtCents: before,
    before: before !== null && before > price ? formatPrice(before, currencyCode) : null,
    available,
    availableForSale,
    inventory_quantity,
    selectedOptions,
    attributes: lineAttributes(product, variant),
    installments: banner && {
      count: banner.count,
      amount: formatAmount({ amount: banner.pricePerTerm, currencyCode: banner.currencyCode }),
    },
  };
}

/** `[const.page-meta.1]` '{title} — {colour}' unless the title already contains the colour. */
export function productMetaTitle(title: string, colour: string): string {
  const name = colour.trim();
  return name === '' || title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} — ${name}`;
}

/** `[const.tag-rules.12]` Which of the settings' shipping texts the page shows; bridal goes before collective. */
export function shippingTextOf(
  tags: readonly string[],
): keyof Pick<ProductTexts, 'shipping' | 'shippingCollective' | 'shippingBridal'> {
  if (hasTag(tags, productMarkers.bridalShippingTag)) return 'shippingBridal';
  return hasTag(tags, productMarkers.collectiveTag) ? 'shippingCollective' : 'shipping';
}
