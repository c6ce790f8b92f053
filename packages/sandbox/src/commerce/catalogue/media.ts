import type { CataloguePicture, CatalogueVideo } from '../../world/catalogue.ts';
import { stableNumber } from '../gid.ts';
import type { ImageRecord, MediaImageRecord, ProductRecord, VideoRecord } from './records.ts';

const numbers = new Map<string, number>();

function fileNumber(file: string): number {
  let number = numbers.get(file);
  if (number === undefined) {
    number = stableNumber(file);
    numbers.set(file, number);
  }
  return number;
}

export function imageRecord(picture: CataloguePicture): ImageRecord {
  return { __typename: 'Image', id: fileNumber(picture.file), picture };
}

export function mediaImageRecord(picture: CataloguePicture): MediaImageRecord {
  const image = imageRecord(picture);
  return { __typename: 'MediaImage', id: image.id, image };
}

export function videoRecord(video: CatalogueVideo): VideoRecord {
  return { __typename: 'Video', id: fileNumber(video.file), video, preview: imageRecord(video.poster) };
}

export function imagesOf(product: ProductRecord): ImageRecord[] {
  return product.data.pictures.map(imageRecord);
}

/** A colour option value has the product's first picture, because every colour is a product. */
export function featuredImageOf(product: ProductRecord): ImageRecord | null {
  const first = product.data.pictures[0];
  return first ? imageRecord(first) : null;
}
