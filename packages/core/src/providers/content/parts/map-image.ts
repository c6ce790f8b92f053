import { createImageUrlBuilder } from '@sanity/image-url';
import { readAssetId } from '../../../content/asset-id.ts';
import type { ContentImage } from '../../../content/site-content.ts';
import type { DropdownImage } from '../generated/query-results.ts';
import { readContentText, readNumber } from './content-value.ts';

/** A picture as every query projects it. */
export type FetchedPicture = DropdownImage;

export type ImageMapper = (picture: FetchedPicture | undefined) => ContentImage | null;

/** `baseUrl` is null for Sanity's own CDN. */
export interface ImageSource {
  projectId: string;
  dataset: string;
  baseUrl: string | null;
}

/** A fraction of the picture's width or height; 0 for anything else. */
function part(value: unknown): number {
  const number = readNumber(value);
  return number !== null && number > 0 && number < 1 ? number : 0;
}

/** The position `at` within the cropped picture, from 0 to 1. */
function within(at: number | null, cutBefore: number, cutAfter: number): number | null {
  if (at === null || at < 0 || at > 1) return null;
  return Math.min(1, Math.max(0, (at - cutBefore) / (1 - cutBefore - cutAfter)));
}

/**
 * Maps pictures of one dataset. `src` carries the editor's crop but no size: browsers choose widths. Null for a
 * missing or malformed asset reference.
 */
export function createImageMapper({ projectId, dataset, baseUrl }: ImageSource): ImageMapper {
  const builder = createImageUrlBuilder({ projectId, dataset, ...(baseUrl === null ? {} : { baseUrl }) });
  return (picture) => {
    const ref = readContentText(picture?.ref);
    const asset = ref && readAssetId(ref);
    if (!ref || !asset) return null;
    const { width, height } = asset;
    const [left, right] = [part(picture?.crop?.left), part(picture?.crop?.right)];
    const [top, bottom] = [part(picture?.crop?.top), part(picture?.crop?.bottom)];
    const isCropped = left + right + top + bottom > 0 && left + right < 1 && top + bottom < 1;
    const rect = isCropped
      ? {
          left: Math.round(left * width),
          top: Math.round(top * height),
          width: Math.round((1 - left - right) * width),
          height: Math.round((1 - top - bottom) * height),
        }
      : { left: 0, top: 0, width, height };
    const source = builder.image(ref);
    const x = within(readNumber(picture?.hotspot?.x), isCropped ? left : 0, isCropped ? right : 0);
    const y = within(readNumber(picture?.hotspot?.y), isCropped ? top : 0, isCropped ? bottom : 0);
    return {
      src: (isCropped ? source.rect(rect.left, rect.top, rect.width, rect.height) : source).url(),
      width: rect.width,
      height: rect.height,
      alt: readContentText(picture?.alt) ?? '',
      focus: x === null || y === null ? null : { x, y },
    };
  };
}
