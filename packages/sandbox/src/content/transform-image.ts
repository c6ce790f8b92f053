import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { storeCopy } from '../world/store-copy.ts';
import { ApiError } from './api-error.ts';

const largestSide = 5_000;
const defaultQuality = 75;

const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
]);

interface TransformedImage {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
}

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

function numberOf(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const given = params.get(name);
  if (given === null) return undefined;
  const value = Number(given);
  if (!Number.isFinite(value) || value < least) {
    throw ApiError.gateway(400, 'Bad Request', `Invalid value for ${name}: "${given}"`);
  }
  return Math.min(value, most);
}

function rectOf(params: URLSearchParams, width: number, height: number): Rect | null {
  const given = params.get('rect');
  if (given === null) return null;
  const [left = Number.NaN, top = Number.NaN, rectWidth = Number.NaN, rectHeight = Number.NaN] = given
    .split(',')
    .map((part) => Math.round(Number(part)));
  const isInside = left >= 0 && top >= 0 && rectWidth > 0 && rectHeight > 0 && left < width && top < height;
  if (!isInside) throw ApiError.gateway(400, 'Bad Request', `Invalid rect: "${given}"`);
  return { left, top, width: Math.min(rectWidth, width - left), height: Math.min(rectHeight, height - top) };
}

const fits = new Map([
  ['crop', 'cover'],
  ['fill', 'contain'],
  ['fillmax', 'contain'],
  ['scale', 'fill'],
  ['min', 'cover'],
] as const);

type Fit = 'cover' | 'contain' | 'fill' | 'inside';

function fitOf(params: URLSearchParams): Fit {
  for (const [name, fit] of fits) if (name === params.get('fit')) return fit;
  return 'inside';
}

/** The largest part of a picture with the sides' ratio, as near to the point (0–1) as the edges allow. */
function windowAround(within: Rect, ratio: number, x: number, y: number): Rect {
  const width = Math.round(Math.min(within.width, within.height * ratio));
  const height = Math.round(Math.min(within.height, within.width / ratio));
  const start = (centre: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(centre * whole - length / 2, 0), whole - length));
  return {
    left: within.left + start(x, width, within.width),
    top: within.top + start(y, height, within.height),
    width,
    height,
  };
}

/** Which side a crop keeps. */
function positionOf(params: URLSearchParams): string | number {
  const side = params.get('crop') ?? '';
  if (side === 'entropy') return sharp.strategy.entropy;
  return ['top', 'bottom', 'left', 'right'].includes(side) ? side : 'centre';
}

function formatOf(params: URLSearchParams, accept: string, extension: string): string {
  const requested = params.get('fm');
  if (requested !== null) {
    const format = requested === 'pjpg' ? 'jpg' : requested;
    if (!['webp', 'avif', 'png', 'jpg'].includes(format)) {
      throw ApiError.gateway(400, 'Bad Request', `Invalid output format: "${requested}"`);
    }
    return format;
  }
  if (params.get('auto') === 'format' && accept.includes('image/webp')) return 'webp';
  return extension === 'jpeg' ? 'jpg' : extension;
}

async function render(source: string | Uint8Array, params: URLSearchParams, format: string): Promise<Buffer> {
  let image = sharp(source);
  const { width: fullWidth, height: fullHeight } = await image.metadata();
  const rect = rectOf(params, fullWidth, fullHeight);
  const ratio = numberOf(params, 'dpr', 1, 3) ?? 1;
  const side = (name: string) => {
    const length = numberOf(params, name, 1, largestSide) ?? numberOf(params, `max-${name}`, 1, largestSide);
    return length === undefined ? undefined : Math.min(largestSide, Math.round(length * ratio));
  };
  const [width, height] = [side('w'), side('h')];
  const isFocal = params.get('crop') === 'focalpoint' && width !== undefined && height !== undefined;
  const whole = rect ?? { left: 0, top: 0, width: fullWidth, height: fullHeight };
  const [x, y] = ['fp-x', 'fp-y'].map((name) => Math.min(1, numberOf(params, name, 0, 1) ?? 0.5));
  const part = isFocal ? windowAround(whole, width / height, x ?? 0.5, y ?? 0.5) : rect;
  if (part) image = image.extract(part);
  if (width !== undefined || height !== undefined) {
    image = image.resize({
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      fit: fitOf(params),
      position: positionOf(params),
      withoutEnlargement: ['max', 'fillmax', 'min'].includes(params.get('fit') ?? ''),
    });
  }
  const blur = numberOf(params, 'blur', 0, 2_000);
  if (blur) image = image.blur(Math.max(0.3, blur / 10));
  const quality = Math.max(1, Math.round(numberOf(params, 'q', 0, 100) ?? defaultQuality));
  switch (format) {
    case 'webp':
      return image.webp({ quality }).toBuffer();
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
    default:
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

const underWay = new Map<string, Promise<Buffer>>();

/** Returns the picture from the cache folder, or renders it; equal concurrent requests render it once. */
async function renderOnce(
  { name: file, source }: Original,
  params: URLSearchParams,
  format: string,
  cache: string,
) {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  const name = createHash('sha1').update(`${file}?${sorted}#${format}`).digest('hex');
  const cached = join(cache, `${name}.${format}`);
  const running = underWay.get(cached);
  if (running) return running;
  const rendered = readFile(cached).catch(async () => {
    const bytes = await render(source, params, format);
    await storeCopy(cached, bytes);
    return bytes;
  });
  underWay.set(cached, rendered);
  try {
    return await rendered;
  } finally {
    underWay.delete(cached);
  }
}

/** A picture or file as it was uploaded. */
export interface Original {
  /** Unique; ends with its extension. */
  name: string;
  /** A path, or the bytes themselves. */
  source: string | Uint8Array;
}

/** Transforms a picture by the image API's parameters; returns drawings and files unchanged. */
export async function transformImage(
  original: Original,
  params: URLSearchParams,
  accept: string,
  cache: string,
): Promise<TransformedImage> {
  const { name, source } = original;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const isPicture = ['webp', 'png', 'jpg', 'jpeg', 'avif'].includes(extension);
  const format = isPicture ? formatOf(params, accept, extension) : extension;
  const isAsIs = !isPicture || (params.size === 0 && format === extension);
  const whole = typeof source === 'string' ? () => readFile(source) : () => source;
  const bytes = isAsIs ? await whole() : await renderOnce(original, params, format, cache);
  return {
    bytes: new Uint8Array(bytes),
    mimeType: mimeTypes.get(format) ?? 'application/octet-stream',
  };
}
