import { resolveRichText } from '../../content/resolve-rich-text.ts';
import type {
  HomeContent,
  NotFoundContent,
  ProductContent,
  ProductTexts,
} from '../../content/site-content.ts';
import type { Answer } from './answer.ts';
import type { ImageMapper } from './map-image.ts';
import { mapMeta } from './map-meta.ts';
import { mapSections } from './map-sections.ts';
import { readColour, readRows, readText } from './read-answer.ts';

export function mapHome(home: Answer<'home'>, toImage: ImageMapper): HomeContent {
  return { sections: mapSections(home.sections, toImage), seo: mapMeta(home.seo, toImage) };
}

export function mapNotFound(page: Answer<'notFound'>, toImage: ImageMapper): NotFoundContent | null {
  const title = readText(page.title);
  if (title === null) return null;
  return {
    title,
    body: resolveRichText(page.body),
    bannerImage: toImage(page.bannerImage),
    collectionTitle: readText(page.collectionTitle),
  };
}

/** [entity.cms-product] */
export function mapProduct(product: Answer<'product'>, toImage: ImageMapper): ProductContent {
  return {
    seo: mapMeta(product.seo, toImage),
    description: resolveRichText(product.description),
    setProducts: [...new Set(readRows(product.setProducts).filter((slug) => readText(slug) !== null))],
  };
}

function mapSaleTags(tags: Answer<'productTexts'>['productSaleTags']): { tag: string; text: string }[] {
  return readRows(tags).flatMap((row) => {
    const tag = readText(row.tag);
    const text = readText(row.text);
    return tag !== null && text !== null ? [{ tag, text }] : [];
  });
}

export function mapProductTexts(settings: Answer<'productTexts'>): ProductTexts {
  const colours = readRows(settings.colours).flatMap((option) => readRows(option.colors));
  return {
    shipping: resolveRichText(settings.shipping),
    shippingCollective: resolveRichText(settings.shippingCollective),
    shippingBridal: resolveRichText(settings.shippingBridal),
    collectionSaleTags: mapSaleTags(settings.collectionSaleTags),
    productSaleTags: mapSaleTags(settings.productSaleTags),
    sizeGuideTags: readRows(settings.sizeGuideTags).flatMap((row) => {
      const tag = readText(row.tag);
      return tag === null
        ? []
        : [{ tag, text: readText(row.text), quickAddText: readText(row.quickAddText) }];
    }),
    colours: Object.fromEntries(
      colours.flatMap((colour) => {
        const title = readText(colour.title);
        const hex = readColour(colour.hex);
        return title !== null && hex !== null ? [[title, hex]] : [];
      }),
    ),
  };
}
