import { isProductAvailable } from './availability.ts';
import { type CardProduct, splitImages } from './card-product.ts';
import { comingSoonTag } from './coming-soon.ts';
import { type AssetReader, featuredImage } from './featured-image.ts';
import { hasTag } from './has-tag.ts';
import { cardLabels, type Label, type SaleTag } from './labels.ts';
import { toClip } from './page-video.ts';
import type { ProductImage } from './product.ts';
import { priceBefore } from './sale.ts';
import { type SizeNote, sizeNoteFor } from './size-guide.ts';
import { type CardSwatch, type Siblings, toSwatches } from './swatches.ts';

/** What a product card needs for its first paint; it is sent with every listing. */
export interface ProductCard {
  /** Numeric id: prices in other countries are found by it. */
  id: string;
  handle: string;
  title: string;
  /** Cents. */
  price: number;
  /** Of both prices; absent for US dollars, in which pages are made. */
  currencyCode?: string;
  /** Cents; present only when on sale. */
  compareAtPrice: number | null;
  /** `hoverImage` fades in on hover, and says nothing that `image` does not. */
  image: ProductImage | null;
  hoverImage: ProductImage | null;
  /** The picture for a card of two columns; absent when the card always takes one. */
  wideImage?: ProductImage;
  /** Plays on hover instead of the hover picture: an mp4 address, or the global id of a media. */
  video?: string;
  isDoubleWide?: boolean;
  /** Labels in the picture's corners, badges beside the title. */
  topLabels: string[];
  bottomLabels: Label[];
  badges: string[];
  /** `[screen.quick-add.2]` The settings' note on fit, above the sizes of quick add. */
  fitNote?: string;
  status: CardStatus;
  swatches: CardSwatch[];
  /** `[const.swatches.4]` How many swatches a mobile card shows before '+ {n}'. */
  mobileSwatchCount: 1 | 2;
}

export type CardStatus = 'available' | 'coming-soon' | 'sold-out' | 'pre-sale' | 'not-for-sale';

/** Texts and colours of the settings. */
export interface CardTexts {
  collectionSaleTags: readonly SaleTag[];
  /** Colour name → hex. */
  colours: Readonly<Record<string, string>>;
  /** Notes on fit; the first one for a tag of the product is shown. */
  sizeGuideTags?: readonly SizeNote[];
}

export interface CardContext {
  /** The listing's collection, which may have a picture of its own for the product. */
  collectionHandle?: string | null;
  /** The products of `swatchHandles`. */
  siblings?: Siblings;
  /** Resolves CMS pictures; without it they are left out. */
  readAsset?: AssetReader;
}

/** `[screen.product-card.1]` `[screen.product-card.2]` `[screen.product-card.3]` `[screen.product-card.5]` */
export function toCard(product: CardProduct, texts: CardTexts, context: CardContext = {}): ProductCard {
  const { collectionHandle = null, siblings = new Map(), readAsset = () => null } = context;
  const featured = featuredImage(product.metafields, collectionHandle, readAsset);
  const isDoubleWide = product.metafields.doublewide === true;
  const { wide, others } = splitImages(product.images, featured, isDoubleWide);
  const [image = wide, hoverImage = null] = featured ? [featured, ...others] : others;
  const fitNote = sizeNoteFor(product.tags, texts.sizeGuideTags ?? [])?.quickAddText;
  const wideImage = isDoubleWide ? (featured ?? wide) : null;
  const video = toClip(product.metafields.video);
  const { swatches, mobileCount } = toSwatches(product, siblings, texts.colours);
  return {
    id: product.legacy_id,
    handle: product.handle,
    title: product.title,
    price: product.price,
    ...(product.currencyCode && { currencyCode: product.currencyCode }),
    compareAtPrice: priceBefore(product),
    image,
    hoverImage: hoverImage && { ...hoverImage, altText: null },
    ...(isDoubleWide && { isDoubleWide }),
    ...(wideImage && { wideImage }),
    ...(video && { video }),
    ...cardLabels(product, texts.collectionSaleTags),
    ...(fitNote && { fitNote }),
    status: cardStatus(product),
    swatches,
    mobileSwatchCount: mobileCount,
  };
}

/**
 * `[screen.product-card.7]` Coming soon goes before sold out. `ss_available` of a search index decides what is sold
 * out; `[const.tag-rules.13]` 'restocking' keeps a product available whatever the index says. What has
 * no variants is not for sale, as its page says; an index that says more need not list them.
 */
export function cardStatus(
  product: Pick<CardProduct, 'tags' | 'variants' | 'available' | 'ss_available'>,
): CardStatus {
  const { variants, available, ss_available } = product;
  if (variants.length === 0 && !available && ss_available === undefined) return 'not-for-sale';
  const isAvailable = isProductAvailable(product);
  if (!isAvailable && comingSoonTag(product.tags)) return 'coming-soon';
  const isSoldOut = ss_available === undefined ? !isAvailable : Number(ss_available) === 0;
  if (isSoldOut && !hasTag(product.tags, 'restocking')) return 'sold-out';
  return hasTag(product.tags, 'pre-sale') ? 'pre-sale' : 'available';
}
