import { createHmac } from 'node:crypto';
import { html } from 'hono/html';
import { cdnAddress } from '../commerce/cdn/cdn-address.ts';
import type { CatalogueMetafield, CatalogueProduct, CatalogueVariant } from '../world/catalogue.ts';
import type { IndexedProduct } from './product-index.ts';

interface RenderOptions {
  /** Origin of the pictures. */
  cdn: string;
  withSuggestionData: boolean;
}

/**
 * Returns a result in wire format. Feeds and their mappings changed over the years, so attributes have several
 * shapes, which depend on the product alone: `[entity.normalized-product.31]` `[entity.normalized-product.32]`
 * `[entity.normalized-product.33]`.
 */
export function renderResult(
  { data, popularity, isAvailable, collections }: IndexedProduct,
  options: RenderOptions,
) {
  const [hasImageText, hasVariantText, isCounted, hasMetafieldList] = shapesOf(data.id);
  const address = (file: string) => cdnAddress(options.cdn, file);
  const sources = data.pictures.map(({ file }) => address(file));
  const image = sources[0] ?? '';
  const sku = data.variants[0]?.sku ?? '';
  const inStock = data.variants.filter(isSellable).length;
  const fields = data.metafields.map((field) => ({ ...field, value: withAddresses(field, address) }));
  return {
    id: String(data.id),
    score: 0,
    mappings: {
      core: {
        uid: String(data.id),
        sku,
        name: escapeHtml(data.title),
        url: `/products/${data.handle}`,
        price: Math.min(...data.variants.map(({ priceCents }) => priceCents)) / 100,
        msrp:
          Math.max(...data.variants.map(({ priceCents, compareAtCents }) => compareAtCents ?? priceCents)) /
          100,
        brand: escapeHtml(data.vendor),
        imageUrl: image,
        thumbnailImageUrl: `${image}&width=360`,
        popularity: Math.round(popularity * 100),
      },
    },
    attributes: {
      handle: data.handle,
      title: escapeHtml(data.title),
      tags: data.tags.join('|'),
      images: hasImageText ? sources.join('|') : sources.map((src) => ({ src })),
      product_type: escapeHtml(data.productType),
      created_at: data.createdAt,
      collection_handle: collections.map(({ handle }) => handle),
      ss_available: isCounted ? inStock : isAvailable ? '1' : '0',
      variants: hasVariantText
        ? escapeHtml(JSON.stringify(data.variants.map((variant) => adminVariant(variant))))
        : data.variants.map((variant) => storefrontVariant(data, variant)),
      metafields: [escapeHtml(JSON.stringify(hasMetafieldList ? listed(data, fields) : keyed(fields)))],
      ...flattened(fields),
      ...(options.withSuggestionData ? suggestionData(data.id, sku) : {}),
    },
  };
}

/** Clicks send it back; the signature proves its origin. */
export function suggestionData(productId: number, sku: string) {
  const intellisuggestData = Buffer.from(`${productId}:${sku}`).toString('base64url');
  return { intellisuggestData, intellisuggestSignature: signSuggestion(intellisuggestData) };
}

export function signSuggestion(data: string): string {
  return createHmac('sha256', 'searchspring-double').update(data).digest('hex');
}

/** Returns a yes or no for each choice of shape, in all combinations over the catalogue. */
function shapesOf(id: number): boolean[] {
  return [0, 1, 2, 3].map((place) => Math.floor(id / 2 ** place) % 2 === 0);
}

function isSellable({ tracked, stock }: CatalogueVariant): boolean {
  return !tracked || stock > 0;
}

function adminVariant(variant: CatalogueVariant) {
  const [option1, option2] = variant.optionValues;
  return {
    id: variant.id,
    title: variant.optionValues.join(' / '),
    sku: variant.sku,
    price: decimal(variant.priceCents),
    compare_at_price: variant.compareAtCents === null ? null : decimal(variant.compareAtCents),
    available: isSellable(variant),
    inventory_quantity: variant.tracked ? variant.stock : null,
    option1,
    option2,
  };
}

function storefrontVariant({ optionNames }: CatalogueProduct, variant: CatalogueVariant) {
  return {
    id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.optionValues.join(' / '),
    sku: variant.sku,
    price: decimal(variant.priceCents),
    compareAtPrice: variant.compareAtCents === null ? null : decimal(variant.compareAtCents),
    availableForSale: isSellable(variant),
    quantityAvailable: variant.tracked ? variant.stock : null,
    selectedOptions: optionNames.map((name, at) => ({ name, value: variant.optionValues[at] ?? '' })),
  };
}

/** `[entity.normalized-product.24]` */
function listed({ id }: CatalogueProduct, fields: readonly CatalogueMetafield[]) {
  return fields.map(({ namespace, key, value }, at) => ({
    admin_graphql_api_id: `gid://shopify/Metafield/${id + at}`,
    namespace,
    key,
    value,
  }));
}

function keyed(fields: readonly CatalogueMetafield[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ key, value }) => [key, value]));
}

/**
 * `[entity.normalized-product.26]` `[entity.normalized-product.27]` `[entity.normalized-product.28]`
 * `[entity.normalized-product.29]`
 */
function flattened(fields: readonly CatalogueMetafield[]): Record<string, string | string[]> {
  const value = (key: string) => fields.find((field) => field.key === key)?.value;
  const swatches = value('pdp_swatch_products')?.split(',');
  const colours = value('pdp_swatch_match_colors')?.split(',');
  const images = value('collection_images');
  const main = [value('pdp_main_image_pic'), readMainImages(images)].filter(Boolean).join('~newitem~');
  return {
    ...(swatches ? { mfield_pdp_extras_pdp_swatch_products: swatches, moreColors: swatches } : {}),
    ...(colours ? { mfield_pdp_extras_pdp_swatch_match_colors: colours } : {}),
    ...(images ? { mfield_sanity_collection_images: escapeHtml(images) } : {}),
    ...(main ? { mfield_pdp_extras_pdp_main_image_pic: main } : {}),
  };
}

/** Groups of collections in the feed's older pictures, from before editors chose them by collection. */
const groupsOfCollections: readonly [RegExp, string][] = [
  [/^dollcore$/, 'Dollcore'],
  [/^mermaidcore$/, 'Mermaidcore'],
  [/^curve-styles$/, 'Extended_Sizing'],
  [/^(the-wedding-shop$|wedding-)/, 'Bridal'],
];

function readMainImages(collectionImages: string | undefined): string | null {
  const choices: { collectionType: { handles: string[] }; image: string }[] = JSON.parse(
    collectionImages ?? '[]',
  );
  const entries = choices.flatMap(({ collectionType, image }) =>
    collectionType.handles.flatMap((handle) => {
      const group = groupsOfCollections.find(([pattern]) => pattern.test(handle))?.[1];
      return group === undefined ? [] : [`${group}:keyvalue:${image}`];
    }),
  );
  return entries.length > 0 ? [...new Set(entries)].join('~newitem~') : null;
}

const mediaPath = /(?<=^|"|:keyvalue:)(?:apparel|lingerie|editorial|video|brand)\/[\w./-]+\.\w+(?=$|"|~)/g;

function withAddresses({ value }: CatalogueMetafield, address: (file: string) => string): string {
  return value.replace(mediaPath, address);
}

function escapeHtml(text: string): string {
  return html`${text}`.toString();
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
