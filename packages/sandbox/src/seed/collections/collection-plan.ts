import type { CatalogueCollection, CatalogueProduct, CollectionSort } from '../../world/catalogue.ts';

/** A collection as the house would plan it; its members are found among the products. */
export interface CollectionPlan {
  handle: string;
  title: string;
  /** What stands beside the title. */
  copy: string;
  /** A file below `media`. */
  picture?: string;
  /** 'MANUAL' where absent. */
  sort?: CollectionSort;
  /** Gathers the members by itself. */
  rule?: NonNullable<CatalogueCollection['rule']>;
  /** Handles that hang first, in this order. */
  first?: readonly string[];
  /** Gathers the rest where there is no rule. */
  holds?: (product: CatalogueProduct) => boolean;
  /** At most so many pieces. */
  size?: number;
  /** Fixed where the shop's own tables name the number. */
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
