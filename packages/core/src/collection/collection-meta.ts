/** `[entity.other-catalogue-entities.2]` `[call.commerce-storefront-api.27]` */
export interface CollectionMeta {
  title: string;
  /** Metafield `my_fields.collection_copy`; null without one. */
  copy: string | null;
  /** The CMS's flag; true when the CMS has none. */
  isPublished: boolean;
}
