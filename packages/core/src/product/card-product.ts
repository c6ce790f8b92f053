import { featuredImage } from './featured-image.ts';
import type { Product, ProductImage, ProductMetafields, SelectedOption, Variant } from './product.ts';

/** What a card shows of a product. */
export interface CardProduct
  extends Pick<
    Product,
    | 'legacy_id'
    | 'handle'
    | 'title'
    | 'price'
    | 'currencyCode'
    | 'compareAtPrice'
    | 'msrp'
    | 'tags'
    | 'images'
    | 'available'
    | 'ss_available'
    | 'metafields'
  > {
  variants: CardVariant[];
  first_available_variant: { selectedOptions: SelectedOption[] } | null;
}

type CardVariant = Pick<Variant, 'availableForSale' | 'selectedOptions'>;

/** Names of the metafields that a card outside of a collection shows. */
const shownMetafields: ReadonlySet<string> = new Set([
  'video',
  'doublewide',
  'featuredImage',
  'swatch_products',
  'pdp_swatch_products',
  'pdp_swatch_match_colors',
  'filterColor',
]);

/**
 * A small copy of the product, of which the same card is made: without the pictures and metafields that no card
 * shows, and with one variant that stands for all. For cards outside of collections, which have pictures of their own.
 */
export function toCardProduct(product: CardProduct): CardProduct {
  const { legacy_id, handle, title, price, compareAtPrice, msrp, tags, available, ss_available } = product;
  const featured = featuredImage(product.metafields, null, () => null);
  const { wide, others } = splitImages(product.images, featured, product.metafields.doublewide === true);
  const shown = new Set([wide, ...others.slice(0, 2)]);
  return {
    legacy_id,
    handle,
    title,
    price,
    ...(product.currencyCode && { currencyCode: product.currencyCode }),
    compareAtPrice,
    msrp,
    tags,
    images: product.images.filter((image) => shown.has(image)),
    available,
    ...(ss_available === undefined ? {} : { ss_available }),
    metafields: pickShown(product.metafields),
    variants: summary(product),
    first_available_variant: null,
  };
}

/**
 * The first picture for two columns, and all that a card shows in one, without the featured one: wide ones last, and none
 * of two columns again in one. Where all are wide, the first one is the first one in a single column, too.
 */
export function splitImages(
  images: readonly ProductImage[],
  featured: ProductImage | null,
  isDoubleWide: boolean,
): { wide: ProductImage | null; others: ProductImage[] } {
  const wide = images.find(isWide) ?? null;
  const own = images.filter((one) => one.src !== featured?.src);
  if (own.every(isWide)) return { wide, others: own };
  const moreWide = own.filter((one) => isWide(one) && !(isDoubleWide && one === wide));
  return { wide, others: [...own.filter((one) => !isWide(one)), ...moreWide] };
}

/** Cards of two columns need a wide picture; in others a wide one would lose half of itself. */
function isWide({ width, height }: ProductImage): boolean {
  return width !== null && height !== null && width > height;
}

function pickShown(metafields: ProductMetafields): ProductMetafields {
  return Object.fromEntries(Object.entries(metafields).filter(([name]) => shownMetafields.has(name)));
}

/** For sale when any variant is, with the options that name the product's colour; none of none. */
function summary({ variants, first_available_variant }: CardProduct): CardVariant[] {
  const [first] = variants;
  if (first === undefined) return [];
  const { selectedOptions } = first_available_variant ?? first;
  return [{ availableForSale: variants.some((variant) => variant.availableForSale), selectedOptions }];
}
