import { brand } from '../brand.ts';

/** Path under which pictures and videos of `packages/sandbox/media` are served. */
export const cdnPath = `/s/files/1/${brand.shopId}/files/`;

/** When every file was uploaded, in seconds since the epoch: none of them is ever replaced. */
const UPLOADED_AT_S = 1_795_165_200;

/**
 * The address of a file, the same wherever the file is shown and whatever happens to its product: a browser that has a
 * picture does not load it again because of a price.
 */
export function cdnAddress(origin: string, file: string): string {
  return `${origin}${cdnPath}${file.split('/').map(encodeURIComponent).join('/')}?v=${UPLOADED_AT_S}`;
}
