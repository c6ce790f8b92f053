import { fromSearch, type ReportFault } from './from-search.ts';
import type { Product } from './product.ts';
import { readFields } from './read-value.ts';

/**
 * `[entity.product-mapped-from-a-recommendation-result.1]` The core mappings and attributes on one level are a search
 * result; attributes win. `withLiveInventory` adds live stock.
 */
export function fromRecommendation(result: unknown, report?: ReportFault): Product | null {
  const { id, mappings, attributes } = readFields(result);
  const core = readFields(readFields(mappings).core);
  return fromSearch({ id, ...core, ...readFields(attributes) }, report);
}
