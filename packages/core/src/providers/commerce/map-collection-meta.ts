import type { CollectionMeta } from '../../collection/collection-meta.ts';
import type { Read } from '../read-answer.ts';
import type { collectionMetaShape } from './generated/answer-shapes.ts';

/** `[entity.other-catalogue-entities.2]` */
export function toCollectionMeta(
  collection: NonNullable<Read<typeof collectionMetaShape>['collection']>,
): CollectionMeta {
  const metafields = new Map(collection.metafields.map((metafield) => [metafield?.key, metafield?.value]));
  return {
    title: collection.title,
    copy: metafields.get('collection_copy')?.trim() || null,
    isPublished: metafields.get('published')?.trim() !== 'false',
  };
}
