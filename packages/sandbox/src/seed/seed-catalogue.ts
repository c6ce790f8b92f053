import type { Catalogue, CatalogueProduct } from '../world/catalogue.ts';
import { makeCollections } from './collections/make-collections.ts';
import { eveningFirst, highlyCoveted, newThisWeek } from './collections/walls.ts';
import { allDesigns } from './designs/all-designs.ts';
import { discounts } from './discounts.ts';
import { featuredImages } from './featured-images.ts';
import { makeMetaobjects } from './filter-groups.ts';
import { makeProduct } from './make-product.ts';
import { colourwaysOf } from './media-manifest.ts';
import { isDoubleWide, productMetafields, setHandles, widePicture } from './product-metafields.ts';
import { shippingProtection } from './shipping-protection.ts';

/** Returns the demo catalogue, the same on every call. Products are in the order of best sellers. */
export function seedCatalogue(): Catalogue {
  const families = allDesigns.map((design) => {
    const colourways = colourwaysOf(design.drawn);
    return { design, products: colourways.map((colourway) => makeProduct(design, colourway, colourways)) };
  });
  const byHandle = new Map(
    families.flatMap(({ products }) => products.map((product) => [product.handle, product] as const)),
  );
  const wide = new Set<string>();
  for (const { design, products } of families) {
    for (const product of products) {
      product.metafields = productMetafields(design, product, products, byHandle);
      if (isDoubleWide(design, product)) wide.add(product.handle);
    }
  }
  for (const { design, products } of families) {
    for (const product of products) showSet(product, setHandles(design, product.colour, byHandle), byHandle);
  }

  const products = bestFirst([...byHandle.values()]);
  const collections = makeCollections(products, ({ handle }) => wide.has(handle));
  for (const product of products) {
    const ownWide = wide.has(product.handle) ? (widePicture(product) ?? null) : null;
    product.metafields.push(...featuredImages(product, ownWide, collections));
  }
  return {
    products: [...products, shippingProtection()],
    collections,
    discounts: structuredClone(discounts),
    metaobjects: makeMetaobjects(collections),
  };
}

/** Adds the other products of the set, in the same colour, at the end of the gallery. */
function showSet(
  product: CatalogueProduct,
  handles: readonly string[],
  byHandle: ReadonlyMap<string, CatalogueProduct>,
): void {
  const fronts = handles.flatMap((handle) => byHandle.get(handle)?.pictures.slice(0, 1) ?? []);
  product.pictures = [...product.pictures, ...fronts];
}

function bestFirst(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const best = [...new Set([...highlyCoveted, ...newThisWeek, ...eveningFirst])];
  const place = new Map(best.map((handle, at) => [handle, at]));
  return products.toSorted(
    (a, b) => (place.get(a.handle) ?? best.length) - (place.get(b.handle) ?? best.length),
  );
}
