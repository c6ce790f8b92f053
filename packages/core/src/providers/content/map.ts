import { resolveRichText } from '../../content/resolve-rich-text.ts';
import type { NotFoundContent, ProductContent, ProductTexts } from '../../content/site-content.ts';
import type { HomeContent } from './content.ts';
import { mapMeta } from './map/map-meta.ts';
import type { QueryResult } from './map/query-result.ts';
import { readColour, readContentText, readRows } from './parts/content-value.ts';
import type { ImageMapper } from './parts/map-image.ts';
import { mapSections } from './sections/section-registry.ts';

export function mapHome(home: QueryResult<'home'>, toImage: ImageMapper): HomeContent {
  return { sections: mapSections(home.sections, toImage), seo: mapMeta(home.seo, toImage) };
}

export function mapNotFound(page: QueryResult<'notFound'>, toImage: ImageMapper): NotFoundContent {
  return {
    title: readContentText(page.title),
    body: resolveRichText(page.body),
    bannerImage: toImage(page.bannerImage),
    collectionTitle: readContentText(page.collectionTitle),
  };
}

export function mapProduct(product: QueryResult<'product'>, toImage: ImageMapper): ProductContent {
  return {
    seo: mapMeta(product.seo, toImage),
    description: resolveRichText(product.description),
    setProducts: [...new Set(readRows(product.setProducts).filter((slug) => readContentText(slug) !== null))],
  };
}

function mapSaleTags(tags: QueryResult<'productTexts'>['productSaleTags']): { tag: string; text: string }[] {
  return readRows(tags).flatMap((row) => {
    const tag = readContentText(row.tag);
    const text = readContentText(row.text);
    return tag !== null && text !== null ? [{ tag, text }] : [];
  });
}

export function mapProductTexts(settings: QueryResult<'productTexts'>): ProductTexts {
  const colours = readRows(settings.colours).flatMap((option) => readRows(option.colors));
  return {
    shipping: resolveRichText(settings.shipping),
    shippingCollective: resolveRichText(settings.shippingCollective),
    shippingBridal: resolveRichText(settings.shippingBridal),
    collectionSaleTags: mapSaleTags(settings.collectionSaleTags),
    productSaleTags: mapSaleTags(settings.productSaleTags),
    sizeGuideTags: readRows(settings.sizeGuideTags).flatMap((row) => {
      const tag = readContentText(row.tag);
      return tag === null
        ? []
        : [{ tag, text: readContentText(row.text), quickAddText: readContentText(row.quickAddText) }];
    }),
    colours: Object.fromEntries(
      colours.flatMap((colour) => {
        const title = readContentText(colour.title);
        const hex = readColour(colour.hex);
        return title !== null && hex !== null ? [[title, hex]] : [];
      }),
    ),
  };
}
