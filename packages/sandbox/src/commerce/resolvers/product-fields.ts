import type { CatalogueVariant } from '../../world/catalogue.ts';
import { encodeVariants } from '../catalogue/encode-variants.ts';
import { externalVideosOf } from '../catalogue/external-videos.ts';
import { featuredImageOf, imagesOf, mediaImageRecord, videoRecord } from '../catalogue/media.ts';
import { stripHtml, truncate } from '../catalogue/platform-text.ts';
import type { MediaRecord, ProductRecord, VariantRecord } from '../catalogue/records.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { type PageArgs, page, pageByPlace } from '../graphql/page.ts';
import { type MoneyV2, moneyV2 } from '../market/currency-amounts.ts';
import { productPrice } from '../market/variant-price.ts';
import { metafieldOwnerFields } from './metafield-fields.ts';
import { optionsOf } from './option-fields.ts';
import { sellingPlanGroups } from './selling-plan-fields.ts';

function variantsOf(product: ProductRecord): VariantRecord[] {
  return product.data.variants.map((data) => ({
    __typename: 'ProductVariant',
    data,
    product,
    country: null,
  }));
}

function priceRange(
  product: ProductRecord,
  [minCents, maxCents]: [min: number, max: number],
  { country }: Context,
): Record<string, MoneyV2> {
  return {
    minVariantPrice: moneyV2(productPrice(product, minCents, country), country.currency),
    maxVariantPrice: moneyV2(productPrice(product, maxCents, country), country.currency),
  };
}

interface Choice {
  selectedOptions?: { name: string; value: string }[] | null;
  caseInsensitiveMatch?: boolean | null;
  ignoreUnknownOptions?: boolean | null;
}

/** Whether the variant has all chosen options. With an unknown option none has, unless unknown ones are ignored. */
function isChosen(product: ProductRecord, variant: CatalogueVariant, choice: Choice): boolean {
  const same = (a: string, b: string) =>
    choice.caseInsensitiveMatch ? a.toLowerCase() === b.toLowerCase() : a === b;
  return (choice.selectedOptions ?? []).every(({ name, value }) => {
    const at = product.data.optionNames.findIndex((known) => same(known, name));
    if (at < 0) return choice.ignoreUnknownOptions === true;
    return same(variant.optionValues[at] ?? '', value);
  });
}

function chosenVariants(product: ProductRecord, choice: Choice): VariantRecord[] {
  return variantsOf(product).filter(({ data }) => isChosen(product, data, choice));
}

function adjacentVariants(product: ProductRecord, choice: Choice): VariantRecord[] {
  const chosen = choice.selectedOptions ?? [];
  const base = chosen.length > 0 ? chosenVariants(product, choice)[0] : variantsOf(product)[0];
  if (!base) return [];
  return variantsOf(product).filter(({ data }) => {
    const differing = data.optionValues.filter((value, at) => value !== base.data.optionValues[at]);
    return differing.length <= 1;
  });
}

const variantOrders: Record<string, (variant: VariantRecord) => string | number> = {
  ID: ({ data }) => data.id,
  SKU: ({ data }) => data.sku,
  TITLE: ({ data }) => data.optionValues.join(' / '),
};

function variantPage(product: ProductRecord, args: PageArgs & { sortKey?: string }): unknown {
  const rankOf = variantOrders[args.sortKey ?? ''];
  const variants = variantsOf(product);
  if (!rankOf) return pageByPlace(variants, args, ({ data }) => data.id);
  const sorted = variants.sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0));
  return page(sorted, args, (variant) => ({ id: variant.data.id, value: rankOf(variant) }));
}

function mediaOf(product: ProductRecord): MediaRecord[] {
  const { data } = product;
  return [
    ...data.pictures.map(mediaImageRecord),
    ...data.videos.map(videoRecord),
    ...externalVideosOf(product),
  ];
}

/** The positions of each variant's values in its options. */
function combinations({ data }: ProductRecord, variants: readonly CatalogueVariant[]): number[][] {
  const values = data.optionNames.map((_name, at) => [
    ...new Set(data.variants.map(({ optionValues }) => optionValues[at])),
  ]);
  return variants.map(({ optionValues }) => optionValues.map((value, at) => values[at]?.indexOf(value) ?? 0));
}

export const productFields: FieldMap<ProductRecord> = {
  ...metafieldOwnerFields,
  id: ({ data }) => gid('Product', data.id),
  handle: ({ data }) => data.handle,
  title: ({ data }) => data.title,
  description: ({ data }, { truncateAt }: { truncateAt?: number | null }) =>
    truncate(stripHtml(data.descriptionHtml), truncateAt),
  descriptionHtml: ({ data }) => data.descriptionHtml,
  productType: ({ data }) => data.productType,
  vendor: ({ data }) => data.vendor,
  tags: ({ data }) => data.tags,
  category: () => null,
  createdAt: ({ data }) => data.createdAt,
  publishedAt: ({ data }) => data.publishedAt,
  updatedAt: ({ data }) => data.updatedAt,
  isGiftCard: ({ data }) => data.isGiftCard,
  availableForSale: (product, _args, { shop }) => shop.stock.hasAny(product),
  totalInventory: ({ data }, _args, { shop }) =>
    data.variants.reduce((sum, variant) => sum + (shop.stock.of(variant) ?? 0), 0),
  priceRange: (product, _args, context) => priceRange(product, [product.minCents, product.maxCents], context),
  compareAtPriceRange: (product, _args, context) => {
    const before = product.data.variants
      .map(({ compareAtCents }) => compareAtCents)
      .filter((cents) => cents !== null);
    return priceRange(
      product,
      before.length === 0 ? [0, 0] : [Math.min(...before), Math.max(...before)],
      context,
    );
  },
  featuredImage: featuredImageOf,
  images: (product, args: PageArgs) => pageByPlace(imagesOf(product), args, (image) => image.id),
  media: (product, args: PageArgs) => pageByPlace(mediaOf(product), args, (media) => media.id),
  options: (product, { first }: { first?: number | null }) => {
    const options = optionsOf(product);
    return first === null || first === undefined ? options : options.slice(0, Math.max(0, first));
  },
  variants: variantPage,
  variantsCount: ({ data }) => ({ count: data.variants.length, precision: 'EXACT' }),
  variantBySelectedOptions: (product, choice: Choice) => chosenVariants(product, choice)[0] ?? null,
  selectedOrFirstAvailableVariant: (product, choice: Choice, { shop }) => {
    const chosen = choice.selectedOptions?.length ? chosenVariants(product, choice)[0] : undefined;
    const all = variantsOf(product);
    return chosen ?? all.find(({ data }) => shop.stock.isAvailable(data)) ?? all[0] ?? null;
  },
  adjacentVariants,
  encodedVariantExistence: (product) => encodeVariants(combinations(product, product.data.variants)),
  encodedVariantAvailability: (product, _args, { shop }) =>
    encodeVariants(combinations(product, product.data.variants.filter(shop.stock.isAvailable))),
  collections: ({ collections }, args: PageArgs) =>
    Object.assign(
      pageByPlace(collections, args, ({ data }) => data.id),
      {
        totalCount: String(collections.length),
      },
    ),
  requiresSellingPlan: () => false,
  sellingPlanGroups,
  seo: ({ data }) => data.seo,
  onlineStoreUrl: ({ data }, _args, { shop }) => `${shop.world.addresses.site}/products/${data.handle}`,
  trackingParameters: ({ tracking }) => tracking ?? null,
};
