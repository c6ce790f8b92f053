import type { Catalogue, CataloguePicture, CatalogueProduct } from '../../world/catalogue.ts';
import { mediaImageRecord, videoRecord } from './media.ts';
import type {
  CollectionRecord,
  MediaRecord,
  MetaobjectRecord,
  ProductRecord,
  VariantRecord,
} from './records.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** The catalogue indexed by id and handle. */
export interface CatalogueIndex {
  products: readonly ProductRecord[];
  collections: readonly CollectionRecord[];
  metaobjects: readonly MetaobjectRecord[];
  productById(id: string): ProductRecord | null;
  productByHandle(handle: string): ProductRecord | null;
  variantById(id: string): VariantRecord | null;
  collectionById(id: string): CollectionRecord | null;
  collectionByHandle(handle: string): CollectionRecord | null;
  metaobjectById(id: string): MetaobjectRecord | null;
  mediaById(id: string): MediaRecord | null;
  mediaByFile(file: string): MediaRecord | null;
  productsWithTag(tag: string): readonly ProductRecord[];
  /** Built on first use. */
  readonly text: TextIndex;
}

/** Above the platform's limit. Product and variant position fit in one number, which keeps 720,000 entries small. */
const variantsPerProduct = 4096;

/**
 * `files` are pictures that metafields may name though no product or collection has them; `ranks` are the
 * products' best-seller ranks, unless they are already in that order.
 */
export function indexCatalogue(
  catalogue: Pick<Catalogue, 'products' | 'collections' | 'metaobjects'>,
  files: readonly CataloguePicture[] = [],
  ranks: readonly number[] = [],
): CatalogueIndex {
  const products = catalogue.products.map((data, at) => productRecord(data, ranks[at] ?? at));
  const byId = new Map(products.map((product) => [String(product.data.id), product]));
  const byHandle = new Map(products.map((product) => [product.data.handle, product]));
  const variantPlace = new Map<string, number>();
  const tagged = new Map<string, ProductRecord[]>();
  for (const [place, product] of products.entries()) {
    for (const [at, variant] of product.data.variants.entries()) {
      variantPlace.set(String(variant.id), place * variantsPerProduct + at);
    }
    for (const tag of product.tags) {
      const list = tagged.get(tag);
      if (list) list.push(product);
      else tagged.set(tag, [product]);
    }
  }
  const collections = catalogue.collections.map((data): CollectionRecord => {
    const members = data.productHandles.map((handle) => byHandle.get(handle)).filter((member) => !!member);
    const record: CollectionRecord = { __typename: 'Collection', data, products: members };
    for (const member of members) member.collections.push(record);
    return record;
  });
  const collectionsById = new Map(collections.map((record) => [String(record.data.id), record]));
  const collectionsByHandle = new Map(collections.map((record) => [record.data.handle, record]));
  const metaobjects = catalogue.metaobjects.map(
    (data): MetaobjectRecord => ({ __typename: 'Metaobject', data }),
  );
  const metaobjectsById = new Map(metaobjects.map((record) => [String(record.data.id), record]));
  const media = indexMedia(catalogue, files);
  let text: TextIndex | null = null;
  return {
    products,
    collections,
    metaobjects,
    productById: (id) => byId.get(id) ?? null,
    productByHandle: (handle) => byHandle.get(handle) ?? null,
    variantById(id) {
      const place = variantPlace.get(id);
      if (place === undefined) return null;
      const product = products[Math.floor(place / variantsPerProduct)];
      const data = product?.data.variants[place % variantsPerProduct];
      return product && data ? { __typename: 'ProductVariant', data, product, country: null } : null;
    },
    collectionById: (id) => collectionsById.get(id) ?? null,
    collectionByHandle: (handle) => collectionsByHandle.get(handle) ?? null,
    metaobjectById: (id) => metaobjectsById.get(id) ?? null,
    mediaById: (id) => media.byId.get(id) ?? null,
    mediaByFile: (file) => media.byFile.get(file) ?? null,
    productsWithTag: (tag) => tagged.get(tag) ?? [],
    get text() {
      text ??= createTextIndex(products);
      return text;
    },
  };
}

function productRecord(data: CatalogueProduct, rank: number): ProductRecord {
  let minCents = Number.POSITIVE_INFINITY;
  let maxCents = 0;
  for (const variant of data.variants) {
    if (variant.priceCents < minCents) minCents = variant.priceCents;
    if (variant.priceCents > maxCents) maxCents = variant.priceCents;
  }
  return {
    __typename: 'Product',
    data,
    rank,
    minCents: data.variants.length > 0 ? minCents : 0,
    maxCents,
    tags: new Set(data.tags.map((tag) => tag.toLowerCase())),
    collections: [],
  };
}

function indexMedia(
  catalogue: Pick<Catalogue, 'products' | 'collections'>,
  files: readonly CataloguePicture[],
) {
  const byId = new Map<string, MediaRecord>();
  const byFile = new Map<string, MediaRecord>();
  const add = (file: string, record: MediaRecord) => {
    if (byFile.has(file)) return;
    byFile.set(file, record);
    byId.set(String(record.id), record);
  };
  for (const product of catalogue.products) {
    for (const picture of product.pictures) add(picture.file, mediaImageRecord(picture));
    for (const video of product.videos) add(video.file, videoRecord(video));
  }
  for (const { picture } of catalogue.collections) {
    if (picture) add(picture.file, mediaImageRecord(picture));
  }
  for (const picture of files) add(picture.file, mediaImageRecord(picture));
  return { byId, byFile };
}
