import { brand } from '../brand.ts';

/** Path under which pictures and videos of `packages/sandbox/media` are served. */
export const cdnPath = `/s/files/1/${brand.shopId}/files/`;

export function cdnAddress(origin: string, file: string, version: number): string {
  return `${origin}${cdnPath}${file.split('/').map(encodeURIComponent).join('/')}?v=${version}`;
}
