import type { Json } from '../../content/document.ts';
import { type CatalogueFinder, collectionDocumentId } from './catalogue-finder.ts';
import { imageAssetId } from './image-assets.ts';

type Fields = { [field: string]: Json };

/** The target of a link: a document's id, or a URL as editors type it. */
export type Target = { ref: string } | { url: string };

export const toPage = (slug: string): Target => ({ ref: `page-${slug}` });
export const toStory = (slug: string): Target => ({ ref: `story-${slug}` });
export const toCampaign = (slug: string): Target => ({ ref: `campaign-${slug}` });
export const toUrl = (url: string): Target => ({ url });

/** The fitting, which is booked as a product; the contact page, where the catalogue lacks it. */
export function toFitting(finder: CatalogueFinder): Target {
  const fitting = finder.productId('appointment-atelier-ivory');
  return fitting ? { ref: fitting } : toPage('contact');
}

/** Returns a link to a collection's page; to its path, which returns 404, where the catalogue lacks it. */
export function toCollection(finder: CatalogueFinder, handle: string): Target {
  const collection = finder.collection(handle);
  return collection ? { ref: collectionDocumentId(collection) } : { url: `/collections/${handle}` };
}

/** Adds the `_key` that list members need, counted so that the seed is deterministic. */
export function keyed(rows: readonly Fields[]): Json[] {
  return rows.map((row, index) => ({ _key: `k${index + 1}`, ...row }));
}

export function reference(id: string): Fields {
  return { _type: 'reference', _ref: id };
}

export function references(ids: readonly string[]): Json[] {
  return keyed(ids.map(reference));
}

export function linkFields(title: string, target: Target): Fields {
  return 'ref' in target ? { title, internalLink: reference(target.ref) } : { title, url: target.url };
}

export function link(title: string, target: Target): Fields {
  return { _type: 'link', ...linkFields(title, target) };
}

/** `focus` is the point that cropping preserves, 0–1 from the left and the top. */
export function picture(file: string, alt?: string, focus?: { x: number; y: number }): Fields {
  return {
    _type: 'picture',
    asset: reference(imageAssetId(file)),
    ...(alt === undefined ? {} : { alt }),
    ...(focus ? { hotspot: { _type: 'sanity.imageHotspot', ...focus, width: 0.4, height: 0.4 } } : {}),
  };
}

/** A span of a rich text: plain, marked or linked words. */
export type Words = string | { words: string; em?: true; strong?: true; to?: Target };

export type Style = 'normal' | 'h2' | 'h3' | 'blockquote' | 'bullet' | 'number';

export function block(style: Style, ...words: Words[]): Fields {
  const markDefs: Fields[] = [];
  const children = words.map((part): Fields => {
    if (typeof part === 'string') return { _type: 'span', text: part, marks: [] };
    const marks: Json[] = [...(part.strong ? ['strong'] : []), ...(part.em ? ['em'] : [])];
    if (part.to) {
      const _key = `m${markDefs.length + 1}`;
      markDefs.push(
        'ref' in part.to
          ? { _key, _type: 'internalLink', reference: reference(part.to.ref) }
          : { _key, _type: 'link', href: part.to.url },
      );
      marks.push(_key);
    }
    return { _type: 'span', text: part.words, marks };
  });
  const isList = style === 'bullet' || style === 'number';
  return {
    _type: 'block',
    style: isList ? 'normal' : style,
    ...(isList ? { listItem: style, level: 1 } : {}),
    markDefs,
    children: keyed(children),
  };
}

export const p = (...words: Words[]): Fields => block('normal', ...words);
export const h2 = (words: string): Fields => block('h2', words);
export const h3 = (words: string): Fields => block('h3', words);
export const bullet = (...words: Words[]): Fields => block('bullet', ...words);

/** A table within a text; its first row holds the headings. */
export function textTable(...rows: readonly (readonly string[])[]): Fields {
  return { _type: 'textTable', rows: keyed(rows.map((cells) => ({ cells: [...cells] }))) };
}

export function textPairs(pairs: Readonly<Record<string, string>>): Fields {
  const rows = Object.entries(pairs).map(([term, text]) => ({ term, text }));
  return { _type: 'textPairs', pairs: keyed(rows) };
}

/** Pieces of the catalogue within a text. */
export function textPieces(ids: readonly string[]): Fields {
  return { _type: 'textPieces', products: references(ids) };
}

export function richText(...blocks: Fields[]): Json[] {
  return keyed(blocks);
}

export function seo(title: string, description: string, file?: string): Fields {
  return { _type: 'seo', title, description, ...(file ? { image: picture(file) } : {}) };
}
