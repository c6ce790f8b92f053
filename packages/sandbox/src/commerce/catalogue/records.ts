import type {
  CatalogueCollection,
  CatalogueMetafield,
  CatalogueMetaobject,
  CataloguePicture,
  CatalogueProduct,
  CatalogueVariant,
  CatalogueVideo,
} from '../../world/catalogue.ts';
import type { Country } from '../market/countries.ts';

export interface ProductRecord {
  __typename: 'Product';
  data: CatalogueProduct;
  /** Best-seller rank. */
  rank: number;
  /** US cents over all variants. */
  minCents: number;
  maxCents: number;
  /** Lower case, for exact comparisons of the search syntax. */
  tags: Set<string>;
  collections: CollectionRecord[];
  /** How a search found it; absent elsewhere. */
  tracking?: string;
}

export interface VariantRecord {
  __typename: 'ProductVariant';
  data: CatalogueVariant;
  product: ProductRecord;
  /** Set for a variant in a cart, which is priced in the cart's country. */
  country: Country | null;
}

export interface CollectionRecord {
  __typename: 'Collection';
  data: CatalogueCollection;
  products: ProductRecord[];
  /** How a search found it; absent elsewhere. */
  tracking?: string;
}

export interface ImageRecord {
  __typename: 'Image';
  id: number;
  picture: CataloguePicture;
}

export interface MediaImageRecord {
  __typename: 'MediaImage';
  id: number;
  image: ImageRecord;
}

export interface VideoRecord {
  __typename: 'Video';
  id: number;
  video: CatalogueVideo;
  preview: ImageRecord;
}

export interface ExternalVideoRecord {
  __typename: 'ExternalVideo';
  id: number;
  vimeoId: string;
  alt: string;
  product: CatalogueProduct;
}

export type MediaRecord = MediaImageRecord | VideoRecord | ExternalVideoRecord;

export interface MetafieldRecord {
  __typename: 'Metafield';
  id: number;
  field: CatalogueMetafield;
  updatedAt: string;
  /** The object that has it; with its own `__typename`. */
  parent: object;
}

export interface MetaobjectRecord {
  __typename: 'Metaobject';
  data: CatalogueMetaobject;
}
