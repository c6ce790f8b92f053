import { createHash } from 'node:crypto';
import manifest from '../../../media/manifest.json' with { type: 'json' };
import { type ContentDocument, isObject } from '../../content/document.ts';
import { contentProject } from '../../content/project.ts';

interface MediaPicture {
  file: string;
  width: number;
  height: number;
  alt: string;
}

/** Pictures that the manifest of the rendered catalogue does not list. */
const unlisted: readonly MediaPicture[] = [
  {
    file: 'brand/measure-guide.svg',
    width: 520,
    height: 780,
    alt: 'A dress form with four numbered lines: 1 bust, 2 underbust, 3 waist, 4 hips',
  },
  {
    file: 'editorial/hero-evening.webp',
    width: 2000,
    height: 1125,
    alt: 'A champagne slip hanging in evening light, with the shadow of a vine',
  },
  { file: 'brand/favicon-512.png', width: 512, height: 512, alt: 'Vesper & Vine' },
];

const mimeTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
};

const pictures: ReadonlyMap<string, MediaPicture> = new Map(
  [...manifest, ...unlisted].map((picture) => [picture.file, picture]),
);

/** Returns the asset `_id` of a file below `packages/sandbox/media`: hash, size and format. */
export function imageAssetId(file: string): string {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`The media manifest has no "${file}": add the picture or name another.`);
  const hash = createHash('sha1').update(file).digest('hex');
  return `image-${hash}-${picture.width}x${picture.height}-${file.slice(file.lastIndexOf('.') + 1)}`;
}

function assetDocument({ file, width, height, alt }: MediaPicture): ContentDocument {
  const _id = imageAssetId(file);
  const [, hash = '', size = '', extension = ''] = _id.split('-');
  const path = `images/${contentProject.projectId}/${contentProject.dataset}/${hash}-${size}.${extension}`;
  return {
    _id,
    _type: 'sanity.imageAsset',
    originalFilename: file.slice(file.lastIndexOf('/') + 1),
    altText: alt,
    extension,
    mimeType: mimeTypes[extension] ?? 'application/octet-stream',
    assetId: hash,
    sha1hash: hash,
    path,
    url: `https://cdn.sanity.io/${path}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha: extension === 'svg',
      isOpaque: extension !== 'svg',
    },
    source: { _type: 'sanity.assetSourceData', name: 'media', id: file },
  };
}

function collectReferences(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const member of value) collectReferences(member, found);
  else if (isObject(value)) {
    if (typeof value._ref === 'string') found.add(value._ref);
    for (const member of Object.values(value)) collectReferences(member, found);
  }
}

/** Returns the asset documents of all pictures in `editorial` and `brand`, and of those that documents use. */
export function imageAssets(documents: readonly ContentDocument[]): ContentDocument[] {
  const used = new Set<string>();
  collectReferences(documents, used);
  return [...pictures.values()]
    .filter(({ file }) => /^(editorial|brand)\//.test(file) || used.has(imageAssetId(file)))
    .map(assetDocument);
}
