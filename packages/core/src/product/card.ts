import { isProductAvailable } from './availability.ts';
import { comingSoonTag } from './coming-soon.ts';
import { type AssetReader, featuredImage } from './featured-image.ts';
import { hasTag } from './has-tag.ts';
import { cardLabels, type SaleTag } from './labels.ts';
import type { Product, ProductImage } from './product.ts';
import { priceBefore } from './sale.ts';
import { type SwatchProduct, toSwatches } from './swatches.ts';

/** All that a product card needs for its first paint, and nothing else: it is sent with every listing. */
export interface ProductCard {
  handle: string;
  title: string;
  /** Cents. */
  price: number;
  /** Cents; present only when on sale. */
  compareAtPrice: number | null;
  /** Picture at rest, and the one that fades in on hover. */
  image: ProductImage | null;
  hoverImage: ProductImage | null;
  /** The picture for a place of two columns; null where the card takes one everywhere. */
  wideImage: ProductImage | null;
  /** Plays on hover in place of the hover picture: an mp4 address, or a media's global id to be looked up. */
  video: string | null;
  isDoubleWide: boolean;
  /** Labels in the picture's corners and the badges beside the title, ready to be shown. */
  topLabels: string[];
  bottomLabels: CardLabel[];
  badges: string[];
  /** Line under the price: stock status or sizing note codes. */
  status: CardStatus;
  swatches: CardSwatch[];
  /** `[const.swatches.4]` How many swatches a mobile card shows before '+ {n}'. */
  mobileSwatchCount: 1 | 2;
}

export interface CardLabel {
  text: string;
  /** A reduction is the only label in wine. */
  isReduction: boolean;
}

export type CardStatus = 'available' | 'coming-soon' | 'sold-out' | 'pre-sale';

export interface CardSwatch {
  handle: string;
  colour: string;
  /** `#rrggbb` */
  hex: string;
  hasBorder: boolean;
  isCurrent: boolean;
  isSoldOut: boolean;
}

/** What editors say about tags and colours, from the settings. */
export interface CardTexts {
  collectionSaleTags: readonly SaleTag[];
  /** Colour name → hex. */
  colours: Readonly<Record<string, string>>;
}

export interface CardContext {
  /** The collection in which the card stands; it may have a picture of its own. */
  collectionHandle?: string | null;
  /** The other colours by handle, see `swatchHandles`. */
  siblings?: ReadonlyMap<string, SwatchProduct>;
  /** How CMS pictures are found; without it they are left out. */
  readAsset?: AssetReader;
}

/** `[screen.product-card]` */
export function toCard(product: Product, texts: CardTexts, context: CardContext = {}): ProductCard {
  const { collectionHandle = null, siblings = new Map(), readAsset = () => null } = context;
  const featured = featuredImage(product.metafields, collectionHandle, readAsset);
  const isDoubleWide = product.metafields.doublewide === true;
  const wide = product.images.find(isWide) ?? null;
  const others = product.images.filter((one) => one.src !== featured?.src && one !== wide);
  const [image = wide, hoverImage = null] = featured ? [featured, ...others] : others;
  const { swatches, mobileCount } = toSwatches(product, siblings, texts.colours);
  return {
    handle: product.handle,
    title: product.title,
    price: product.price,
    compareAtPrice: priceBefore(product),
    image,
    hoverImage,
    wideImage: isDoubleWide ? (featured ?? wide) : null,
    video: product.metafields.video ?? null,
    isDoubleWide,
    ...cardLabels(product, texts.collectionSaleTags),
    status: cardStatus(product),
    swatches,
    mobileSwatchCount: mobileCount,
  };
}

/**
 * `[screen.product-card.7]` Coming soon goes before sold out. Where an index tells `ss_available`, it decides
 * what is sold out; 'restocking' keeps a product available whatever the index says.
 */
export function cardStatus(
  product: Pick<Product, 'tags' | 'variants' | 'available' | 'ss_available'>,
): CardStatus {
  const isAvailable = isProductAvailable(product);
  if (!isAvailable && comingSoonTag(product.tags)) return 'coming-soon';
  const isSoldOut = product.ss_available === undefined ? !isAvailable : Number(product.ss_available) === 0;
  if (isSoldOut && !hasTag(product.tags, 'restocking')) return 'sold-out';
  return hasTag(product.tags, 'pre-sale') ? 'pre-sale' : 'available';
}

/** A card of two columns wants a picture of its shape; the others would lose half of theirs. */
function isWide({ width, height }: ProductImage): boolean {
  return width !== null && height !== null && width > height;
}
