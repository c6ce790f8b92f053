import { decodeTitle } from '../../product/decode-title.ts';
import type { FoundPiece, SearchSuggestions } from '../../search/search-suggestions.ts';
import type { Read } from '../read-answer.ts';
import type { pieceListShape, predictiveSearchShape } from './generated/answer-shapes.ts';
import { toMetafields, toPicture } from './map-product.ts';
import { requireCents } from './unreadable.ts';

type Found = NonNullable<Read<typeof predictiveSearchShape>['predictiveSearch']>;

export function toSuggestions({ products, collections, queries }: Found): SearchSuggestions {
  return {
    products: products.map(toSuggestedProduct),
    collections: collections.map(({ handle, title, image }) => ({
      handle,
      title,
      image: image && toPicture(image),
    })),
    queries: queries.flatMap(({ text }) => text || []),
  };
}

function toSuggestedProduct(product: Found['products'][number]): SearchSuggestions['products'][number] {
  const { minVariantPrice } = product.priceRange;
  const price = requireCents(minVariantPrice.amount);
  const before = requireCents(product.compareAtPriceRange.minVariantPrice.amount);
  return {
    handle: product.handle,
    title: decodeTitle(product.title),
    isAvailable: product.availableForSale,
    price,
    compareAtPrice: before > price ? before : null,
    currencyCode: minVariantPrice.currencyCode,
    image: product.featuredImage && toPicture(product.featuredImage),
  };
}

type Piece = Read<typeof pieceListShape>['products']['nodes'][number];

export function toFoundPiece(piece: Piece): FoundPiece {
  const { productType, tags, metafields } = piece;
  return { ...toSuggestedProduct(piece), productType, tags, metafields: toMetafields(metafields) };
}
