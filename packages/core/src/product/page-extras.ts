import type { ProductMetafields } from './product.ts';

/** `[entity.product.11]` The metafields that the product page shows. */
export interface PageExtras {
  asSeenOn: { image: string; text: string | null }[];
  similarHandles: string[];
  setHandles: string[];
  /** HTML. */
  fieldDetails: string | null;
  video: string | null;
  /** Portable text, or plain lines. */
  details: { kind: 'blocks'; blocks: unknown[] } | { kind: 'lines'; lines: string[] } | null;
}

/** Handles are unique; an 'as seen on' text without its image is left out. */
export function pageExtras(metafields: ProductMetafields): PageExtras {
  const asSeenOn = [1, 2, 3, 4].flatMap((place) => {
    const image = textOf(metafields[`as_seen_on_image_${place}`]);
    return image === null ? [] : [{ image, text: textOf(metafields[`as_seen_on_text_${place}`]) }];
  });
  return {
    asSeenOn,
    similarHandles: handlesIn(metafields.pdp_similar_products),
    setHandles: handlesIn(metafields.pdp_set_products),
    fieldDetails: metafields.pdp_field_details ?? null,
    video: metafields.video ?? null,
    details: detailsOf(metafields.details),
  };
}

function detailsOf(details: unknown[] | string | undefined): PageExtras['details'] {
  if (Array.isArray(details)) return details.length === 0 ? null : { kind: 'blocks', blocks: details };
  const lines = (details ?? '').split('\n').flatMap((line) => line.trim() || []);
  return lines.length === 0 ? null : { kind: 'lines', lines };
}

function handlesIn(list: string | undefined): string[] {
  return [...new Set((list ?? '').split(',').flatMap((handle) => handle.trim() || []))];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
