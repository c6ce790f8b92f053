/** What the id of a picture in the CMS says about it: `image-{hash}-{width}x{height}-{extension}`. */
export interface AssetId {
  hash: string;
  width: number;
  height: number;
  extension: string;
}

const pattern = /^image-([A-Za-z0-9]+)-([1-9]\d*)x([1-9]\d*)-([a-z0-9]+)$/;

/** Null for anything but the id of a picture. */
export function readAssetId(ref: string): AssetId | null {
  const [, hash, width, height, extension] = pattern.exec(ref) ?? [];
  if (!hash || !width || !height || !extension) return null;
  return { hash, width: Number(width), height: Number(height), extension };
}
