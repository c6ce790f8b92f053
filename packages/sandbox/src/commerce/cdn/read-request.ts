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
  const { plain, ...suffix } = readSuffix(path);
  const file = safePath(plain);
  if (file === null) return { status: 404 };
  const width = side(query.get('width') ?? suffix.width);
  const height = side(query.get('height') ?? suffix.height);
  const stated = query.get('crop') ?? suffix.crop;
  const region = stated === 'region' ? readRegion(query) : null;
  const crop = stated === 'region' ? null : stated;
  const pad = readPad(query.get('pad_color'));
  const format = query.get('format');
  if (width === 'bad' || height === 'bad' || region === 'bad' || pad === 'bad') return { status: 400 };
  if (crop !== null && !crops.includes(crop)) return { status: 400 };
  if (format !== null && formats[format] === undefined) return { status: 400 };
  const output = (format === null ? undefined : formats[format]) ?? negotiate(accept);
  return { file, picture: { width, height, crop, region, pad, output } };
}

/** Sizes that have a name in addresses of older clients. */
const namedSizes: Record<string, string> = {
  pico: '16',
  icon: '32',
  thumb: '50',
  small: '100',
  compact: '160',
  medium: '240',
  large: '480',
  grande: '600',
};

const suffixForm =
  /^(.+?)(?:_(\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master))?(?:_crop_(center|top|bottom|left|right))?(?:(?:@|%40)([23])x)?(?:\.progressive)?(\.\w+)$/;

/**
 * What older clients write into the file's name: `dress_200x.webp`, `dress_50x50_crop_center@2x.progressive.webp`.
 * Sizes are doubled or tripled by `@2x` and `@3x`; every JPEG of the CDN is progressive.
 */
function readSuffix(path: string): {
  plain: string;
  width: string | null;
  height: string | null;
  crop: string | null;
} {
  const found = suffixForm.exec(path);
  if (!found) return { plain: path, width: null, height: null, crop: null };
  const [, name = '', size = '', crop, scale = '1', extension = ''] = found;
  const named = namedSizes[size];
  const [width = '', height = ''] = named ? [named, named] : size.split('x');
  const scaled = (side: string) => (/^\d+$/.test(side) ? String(Number(side) * Number(scale)) : null);
  return { plain: `${name}${extension}`, width: scaled(width), height: scaled(height), crop: crop ?? null };
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

/** `crop=region` with `crop_left`, `crop_top`, `crop_width` and `crop_height`, in pixels of the original. */
function readRegion(query: URLSearchParams): Picture['region'] | 'bad' {
  const at = (name: string) => {
    const text = query.get(`crop_${name}`) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : -1;
  };
  const region = { left: at('left'), top: at('top'), width: at('width'), height: at('height') };
  const isWhole = region.left >= 0 && region.top >= 0 && region.width > 0 && region.height > 0;
  return isWhole ? region : 'bad';
}

function readPad(color: string | null): string | null | 'bad' {
  if (color === null) return null;
  if (/^[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  return /^[\da-f]{3}$/i.test(color) ? color.toLowerCase().replace(/./g, '$&$&') : 'bad';
}

/** The smallest format that the browser takes, as the platform chooses: AVIF, WebP, then JPEG. */
function negotiate(accept: string): Output {
  const takes = (type: string) =>
    accept
      .toLowerCase()
      .split(',')
      .some((part) => {
        const [name = '', ...params] = part.split(';').map((text) => text.trim());
        return name === type && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
      });
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
