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
  /** Place in the catalogue: the order of best sellers. */
  rank: number;
  /** US cents over all variants. */
  minCents: number;
  maxCents: number;
  /** Lower case, for exact comparisons of the search syntax. */
  tags: Set<string>;
  collections: CollectionRecord[];
}

export interface VariantRecord {
  __typename: 'ProductVariant';
  data: CatalogueVariant;
  product: ProductRecord;
  /** Set where the variant stands in a cart: the cart's country prices it. */
  country: Country | null;
}

export interface CollectionRecord {
  __typename: 'Collection';
  data: CatalogueCollection;
  products: ProductRecord[];
}

export interface ImageRecord {
  __typename: 'Image';
  id: number;
  picture: CataloguePicture;
  /** Seconds: the `v` of the address. */
  version: number;
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
  version: number;
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
  /** What it hangs on; carries its own `__typename`. */
  parent: object;
}

export interface MetaobjectRecord {
  __typename: 'Metaobject';
  data: CatalogueMetaobject;
}
