import type { CatalogueCollection, CatalogueProduct } from '../../world/catalogue.ts';
import { seededAt } from '../make-product.ts';
import { pictureAt } from '../media-manifest.ts';
import { stableId } from '../stable-id.ts';
import { clothingPlans } from './clothing-plans.ts';
import type { CollectionPlan } from './collection-plan.ts';
import { editPlans } from './edit-plans.ts';
import { lingeriePlans } from './lingerie-plans.ts';
import { hang } from './walls.ts';

const collectionPlans: readonly CollectionPlan[] = [...editPlans, ...clothingPlans, ...lingeriePlans];

/** Returns the collections with their members in order. */
export function makeCollections(
  products: readonly CatalogueProduct[],
  isWide: (product: CatalogueProduct) => boolean,
): CatalogueCollection[] {
  return collectionPlans.map((plan) => {
    const { handle, title, copy, picture, sort = 'MANUAL', rule = null, first = [], id } = plan;
    const members = products.filter((product) => isMember(plan, product));
    const hung = sort === 'MANUAL' ? hang(members, first, isWide) : members;
    return {
      id: id ?? stableId('collection', handle),
      handle,
      title,
      descriptionHtml: `<p>${copy}</p>`,
      picture: picture ? pictureAt(picture) : null,
      sort,
      productHandles: hung.slice(0, plan.size).map((product) => product.handle),
      rule,
      metafields: [
        { namespace: 'my_fields', key: 'collection_copy', type: 'multi_line_text_field', value: copy },
        { namespace: 'app--sanity', key: 'published', type: 'json', value: '{"published":true}' },
      ],
      seo: { title: null, description: copy },
      updatedAt: seededAt,
    };
  });
}

function isMember({ rule, includes, first = [] }: CollectionPlan, product: CatalogueProduct): boolean {
  if (!rule) return first.includes(product.handle) || (includes?.(product) ?? false);
  const condition = rule.condition.toLowerCase();
  if (rule.column === 'product_type') return product.productType.toLowerCase() === condition;
  if (rule.column === 'tag') return product.tags.some((tag) => tag.toLowerCase() === condition);
  return product.title.toLowerCase().includes(condition);
}
