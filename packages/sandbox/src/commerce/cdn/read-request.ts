import { decodePath } from '../../http/decode-path.ts';
import type { Output, Picture } from './render-picture.ts';

/** What a CDN URL requests, or the status of its error. */
export type CdnRequest = { file: string; picture: Picture } | { status: 400 | 404 };

const maxSide = 5760;
const crops = ['center', 'top', 'bottom', 'left', 'right'];
const formats: Record<string, Output> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** Reads the path below the CDN's root and the query. Parameters that the platform does not know are ignored. */
export function readRequest(path: string, query: URLSearchParams, accept: string): CdnRequest {
  const file = safePath(path);
  if (file === null) return { status: 404 };
  const width = side(query.get('width'));
  const height = side(query.get('height'));
  const crop = query.get('crop');
  const format = query.get('format');
  if (width === 'bad' || height === 'bad') return { status: 400 };
  if (crop !== null && !crops.includes(crop)) return { status: 400 };
  if (format !== null && formats[format] === undefined) return { status: 400 };
  const output = (format === null ? undefined : formats[format]) ?? negotiate(accept);
  return { file, picture: { width, height, crop, output } };
}

/** Allows plain names only, so that no path leaves the media folder. */
function safePath(path: string): string | null {
  const names = path.split('/').map(decodePath);
  const arePlain = names.every(
    (name) => name !== null && /^[\w-][\w.-]*$/.test(name) && !name.includes('..'),
  );
  return arePlain ? names.join('/') : null;
}

function side(text: string | null): number | null | 'bad' {
  if (text === null) return null;
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= maxSide ? value : 'bad';
}

/** The smallest format that the browser takes, as the platform chooses: AVIF, WebP, then JPEG. */
function negotiate(accept: string): Output {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
