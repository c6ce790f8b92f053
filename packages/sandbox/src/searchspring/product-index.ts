import type { CatalogueCollection, CatalogueProduct } from '../world/catalogue.ts';
import type { ShownCatalogue } from '../world/shown-catalogue.ts';

export type TraitKind = 'type' | 'category' | 'fabric' | 'occasion' | 'colour';

export interface IndexedProduct {
  data: CatalogueProduct;
  /** Number of the design; its colours share it. */
  design: number;
  /** 1 for the best seller, towards 0 for the last. */
  popularity: number;
  isAvailable: boolean;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** Places in the index's list of traits. */
  traits: readonly number[];
  collections: readonly CatalogueCollection[];
}

export interface ProductIndex {
  products: readonly IndexedProduct[];
  designCount: number;
  traitKinds: readonly TraitKind[];
  /** By sku, product id, variant id or handle; case does not matter. */
  find(name: string): IndexedProduct | null;
}

/** Indexes the catalogue of the platform's feed. Only products that are shipped are in it. */
export function indexProducts(catalogue: ShownCatalogue): ProductIndex {
  const collectionsOf = groupCollections(catalogue.collections);
  const traitNames = new Map<string, number>();
  const traitKinds: TraitKind[] = [];
  const names = new Map<string, IndexedProduct>();
  const designs = new Map<string, number>();

  const products = catalogue.products
    .filter(({ variants }) => variants.some(({ requiresShipping }) => requiresShipping))
    .map((data, rank, all) => {
      const design = designs.get(data.design) ?? designs.size;
      designs.set(data.design, design);
      const product: IndexedProduct = {
        data,
        design,
        popularity: 1 - rank / all.length,
        isAvailable: data.variants.some(({ tracked, stock }) => !tracked || stock > 0),
        publishedAt: Date.parse(data.publishedAt),
        traits: readTraits(data).map(([kind, name]) => traitAt(kind, `${kind}:${name}`)),
        collections: collectionsOf.get(data.handle) ?? [],
      };
      for (const name of [data.id, data.handle]) names.set(String(name).toLowerCase(), product);
      for (const { id, sku } of data.variants) {
        names.set(String(id), product);
        names.set(sku.toLowerCase(), product);
      }
      return product;
    });

  function traitAt(kind: TraitKind, name: string): number {
    const place = traitNames.get(name) ?? traitKinds.push(kind) - 1;
    traitNames.set(name, place);
    return place;
  }

  return {
    products,
    designCount: designs.size,
    traitKinds,
    find: (name) => names.get(name.trim().toLowerCase()) ?? null,
  };
}

const tagKinds: readonly [string, TraitKind][] = [
  ['category-', 'category'],
  ['fabric-', 'fabric'],
  ['occasion-', 'occasion'],
];

function readTraits({ productType, colour, tags }: CatalogueProduct): [TraitKind, string][] {
  const tagged = tags.flatMap((tag): [TraitKind, string][] =>
    tagKinds.flatMap(([prefix, kind]) => (tag.startsWith(prefix) ? [[kind, tag]] : [])),
  );
  return [['type', productType], ['colour', colour], ...tagged];
}

function groupCollections(collections: readonly CatalogueCollection[]): Map<string, CatalogueCollection[]> {
  const groups = new Map<string, CatalogueCollection[]>();
  for (const collection of collections) {
    for (const handle of collection.productHandles) {
      const group = groups.get(handle);
      if (group) group.push(collection);
      else groups.set(handle, [collection]);
    }
  }
  return groups;
}
