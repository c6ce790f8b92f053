import type { CollectionMeta } from '../../collection/collection-meta.ts';
import type { CollectionMetaQuery } from './generated/storefront.generated.d.ts';
import { readList, readText, type Wire } from './wire.ts';

/** `[entity.other-catalogue-entities.2]` */
export function toCollectionMeta(collection: Wire<CollectionMetaQuery['collection']>): CollectionMeta | null {
  if (!collection) return null;
  const metafields = new Map(
    readList(collection.metafields).map(({ key, value }) => [readText(key), readText(value)]),
  );
  return {
    title: readText(collection.title) ?? '',
    copy: metafields.get('collection_copy')?.trim() || null,
    isPublished: metafields.get('published')?.trim() !== 'false',
  };
}
