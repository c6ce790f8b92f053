import { cdnAddress } from '../../commerce/cdn/cdn-address.ts';
import type { ContentDocument } from '../../content/document.ts';
import type { CatalogueCollection } from '../../world/catalogue.ts';
import { collectionDocumentId } from './catalogue-finder.ts';
import { keyed, seo } from './compose.ts';

/** Returns a collection's document in Sanity Connect's form. */
export function collectionDocument(collection: CatalogueCollection, commerceOrigin: string): ContentDocument {
  const words = collection.descriptionHtml
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    _id: collectionDocumentId(collection),
    _type: 'collection',
    store: {
      createdAt: collection.updatedAt,
      updatedAt: collection.updatedAt,
      isDeleted: false,
      gid: `gid://shopify/Collection/${collection.id}`,
      id: collection.id,
      title: collection.title,
      slug: { _type: 'slug', current: collection.handle },
      descriptionHtml: collection.descriptionHtml,
      imageUrl: collection.picture ? cdnAddress(commerceOrigin, collection.picture.file) : null,
      disjunctive: false,
      sortOrder: collection.sort,
      rules: collection.rule
        ? keyed([
            {
              _type: 'object',
              column: collection.rule.column.toUpperCase(),
              relation: 'EQUALS',
              condition: collection.rule.condition,
            },
          ])
        : [],
    },
    seo: seo(collection.seo.title ?? collection.title, collection.seo.description ?? words),
  };
}
