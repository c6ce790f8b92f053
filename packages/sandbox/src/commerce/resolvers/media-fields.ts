import { imageRecord } from '../catalogue/media.ts';
import type {
  ExternalVideoRecord,
  ImageRecord,
  MediaImageRecord,
  VideoRecord,
} from '../catalogue/records.ts';
import { cdnAddress } from '../cdn/cdn-address.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { badRequest } from '../graphql/page.ts';

interface Transform {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  scale?: number | null;
  preferredContentType?: string | null;
}

const maxSide = 5760;

function checkSide(name: string, side: number | null | undefined): void {
  if (side === null || side === undefined || (side >= 1 && side <= maxSide)) return;
  throw badRequest(`${name} must be between 1 and ${maxSide}`);
}

function imageUrl(image: ImageRecord, { shop }: Context, transform?: Transform | null): string {
  checkSide('maxWidth', transform?.maxWidth);
  checkSide('maxHeight', transform?.maxHeight);
  const url = new URL(cdnAddress(shop.world.addresses.commerce, image.picture.file));
  const scale = Math.min(3, Math.max(1, transform?.scale ?? 1));
  if (transform?.maxWidth) url.searchParams.set('width', String(transform.maxWidth * scale));
  if (transform?.maxHeight) url.searchParams.set('height', String(transform.maxHeight * scale));
  if (transform?.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
  if (transform?.preferredContentType) {
    url.searchParams.set('format', transform.preferredContentType.toLowerCase());
  }
  return url.href;
}

export const imageFields: FieldMap<ImageRecord> = {
  id: (image) => gid('ProductImage', image.id),
  altText: (image) => image.picture.alt,
  width: (image) => image.picture.width,
  height: (image) => image.picture.height,
  url: (image, { transform }: { transform?: Transform | null }, context) =>
    imageUrl(image, context, transform),
  transformedSrc: (image, transform: Transform, context) => imageUrl(image, context, transform),
  originalSrc: (image, _args, context) => imageUrl(image, context),
  src: (image, _args, context) => imageUrl(image, context),
  thumbhash: () => null,
};

export const mediaImageFields: FieldMap<MediaImageRecord> = {
  id: (media) => gid('MediaImage', media.id),
  alt: (media) => media.image.picture.alt,
  mediaContentType: () => 'IMAGE',
  presentation: () => null,
  previewImage: (media) => media.image,
};

export const videoFields: FieldMap<VideoRecord> = {
  id: (media) => gid('Video', media.id),
  alt: (media) => media.video.alt,
  mediaContentType: () => 'VIDEO',
  presentation: () => null,
  previewImage: (media) => media.preview,
  sources: ({ video }, _args, { shop }) => {
    const format = video.file.split('.').at(-1) ?? 'mp4';
    return [
      {
        url: cdnAddress(shop.world.addresses.commerce, video.file),
        mimeType: `video/${format}`,
        format,
        width: video.width,
        height: video.height,
      },
    ];
  },
};

export const externalVideoFields: FieldMap<ExternalVideoRecord> = {
  id: (media) => gid('ExternalVideo', media.id),
  alt: (media) => media.alt,
  host: () => 'VIMEO',
  mediaContentType: () => 'EXTERNAL_VIDEO',
  originUrl: ({ vimeoId }) => `https://vimeo.com/${vimeoId}`,
  embedUrl: ({ vimeoId }) => `https://player.vimeo.com/video/${vimeoId}`,
  embeddedUrl: ({ vimeoId }) => `https://player.vimeo.com/video/${vimeoId}`,
  presentation: () => null,
  previewImage: ({ product }) => {
    const [first] = product.pictures;
    return first ? imageRecord(first) : null;
  },
};
