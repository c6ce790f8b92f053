import type { Product, ProductImage } from './product.ts';

/** A product may have one picture for each group of collections. */
export type FeaturedImageGroup =
  | 'Main'
  | 'Collab'
  | 'Dollcore'
  | 'Mermaidcore'
  | 'Extended_Sizing'
  | 'Bridal';

/**
 * Handles that are not here belong to the main brand, `[const.collection-handle-to-featured-image-group.1]`.
 * `[const.collection-handle-to-featured-image-group.2]` `[const.collection-handle-to-featured-image-group.3]`
 * `[const.collection-handle-to-featured-image-group.4]` `[const.collection-handle-to-featured-image-group.5]`
 * `[const.collection-handle-to-featured-image-group.6]`
 */
const groupOfHandle: ReadonlyMap<string, FeaturedImageGroup> = new Map([
  ['bustier', 'Collab'],
  ['lingerie', 'Collab'],
  ['panties', 'Collab'],
  ['underwire', 'Collab'],
  ['new-in-lingerie', 'Collab'],
  ['collab-knitwear', 'Collab'],
  ['dollcore', 'Dollcore'],
  ['mermaidcore', 'Mermaidcore'],
  ['curve-styles', 'Extended_Sizing'],
  ['the-wedding-shop', 'Bridal'],
]);

export function featuredImageGroup(collectionHandle: string): FeaturedImageGroup {
  if (collectionHandle.startsWith('wedding-')) return 'Bridal';
  return groupOfHandle.get(collectionHandle) ?? 'Main';
}

/** Returns the CMS asset of a `_ref`; null when it does not exist. */
export type AssetReader = (ref: string) => ProductImage | null;

/**
 * `[screen.product-card.1]` The picture of the product in a collection: the one that editors chose for the
 * collection, else that of its group, else the product's own featured one. Null when none applies.
 */
export function featuredImage(
  metafields: Product['metafields'],
  collectionHandle: string | null,
  readAsset: AssetReader,
): ProductImage | null {
  const inCollection = collectionHandle === null ? null : imageFor(metafields, collectionHandle);
  const chosen = inCollection ?? metafields.featuredImage?.asset._ref;
  if (!chosen) return null;
  if (chosen.startsWith('image-')) return readAsset(chosen);
  return { src: chosen, width: null, height: null, altText: null };
}

function imageFor(metafields: Product['metafields'], handle: string): string | undefined {
  const editors = metafields.collection_images?.find((one) => one.collectionType.handles.includes(handle));
  return editors?.image || groupImages(metafields.pdp_main_image_pic).get(featuredImageGroup(handle));
}

/** `[entity.normalized-product.27]` Entries separated by '~newitem~', each '{group}:keyvalue:{picture}'. */
function groupImages(entries: unknown): ReadonlyMap<string, string> {
  if (typeof entries !== 'string') return new Map();
  return new Map(
    entries.split('~newitem~').flatMap((entry) => {
      const [group = '', image = ''] = entry.split(':keyvalue:').map((part) => part.trim());
      return image === '' ? [] : [[group, image] as const];
    }),
  );
}
