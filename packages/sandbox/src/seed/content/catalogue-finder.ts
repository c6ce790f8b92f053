import type { Catalogue, CatalogueCollection, CatalogueProduct } from '../../world/catalogue.ts';

/** Finds the products and collections that documents refer to, by picture and handle instead of id. */
export class CatalogueFinder {
  readonly catalogue: Catalogue;
  readonly #byPicture = new Map<string, CatalogueProduct>();
  readonly #byHandle = new Map<string, CatalogueCollection>();

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    for (const product of catalogue.products) {
      const name = product.pictures[0]?.file.match(/([^/]+)-(?:front|flat|detail|wide)\.\w+$/)?.[1];
      if (name !== undefined && !this.#byPicture.has(name)) this.#byPicture.set(name, product);
    }
    for (const collection of catalogue.collections) this.#byHandle.set(collection.handle, collection);
  }

  /** By the name of its first picture, e.g. `slip-dress-aurelia-oxblood`. */
  product(pictured: string): CatalogueProduct | null {
    return this.#byPicture.get(pictured) ?? null;
  }

  collection(handle: string): CatalogueCollection | null {
    return this.#byHandle.get(handle) ?? null;
  }

  /** Returns the id of the product's document, in Sanity Connect's form. */
  productId(pictured: string): string | null {
    const product = this.product(pictured);
    return product && productDocumentId(product);
  }

  /** Returns the ids of the products' documents, without those that the catalogue lacks. */
  productIds(pictured: readonly string[]): string[] {
    return pictured.map((name) => this.productId(name)).filter((id) => id !== null);
  }
}

export function productDocumentId(product: CatalogueProduct): string {
  return `shopifyProduct-${product.id}`;
}

export function collectionDocumentId(collection: CatalogueCollection): string {
  return `shopifyCollection-${collection.id}`;
}
