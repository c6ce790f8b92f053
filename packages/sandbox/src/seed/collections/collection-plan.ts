import type { CatalogueCollection, CatalogueProduct, CollectionSort } from '../../world/catalogue.ts';

/** The plan of a collection, which selects its members from the products. */
export interface CollectionPlan {
  handle: string;
  title: string;
  /** The text beside the title. */
  copy: string;
  /** A file below `media`. */
  picture?: string;
  /** Absent, 'MANUAL'. */
  sort?: CollectionSort;
  /** The platform's rule that selects the members. */
  rule?: NonNullable<CatalogueCollection['rule']>;
  /** Handles of the first products, in this order. */
  first?: readonly string[];
  /** Selects the rest where there is no rule. */
  includes?: (product: CatalogueProduct) => boolean;
  /** The greatest number of products. */
  size?: number;
  /** Fixed where the shop's tables name the id. */
  id?: number;
}

export function ofType(productType: string): Pick<CollectionPlan, 'rule'> {
  return { rule: { column: 'product_type', condition: productType } };
}

export function withTag(tag: string): Pick<CollectionPlan, 'rule'> {
  return { rule: { column: 'tag', condition: tag } };
}

export function titled(word: string): Pick<CollectionPlan, 'rule'> {
  return { rule: { column: 'title', condition: word } };
}
