/** The film of a product: a file of ours, or an address on the video host. */
export interface PageVideo {
  place: 'file' | 'host';
  src: string;
}

const HOST = /^https:\/\/(?:www\.|player\.)?vimeo\.com\//;
const FILE = /^https?:\/\/[^?#]+\.(?:mp4|m4v|webm)(?:[?#]|$)/i;

/**
 * `[entity.normalized-product.14]` Null without one, and for the global id of a media: the platform resolves those that
 * have a playable source, so one that is left has none.
 */
export function toPageVideo(video: string | undefined): PageVideo | null {
  const src = video?.trim() ?? '';
  if (HOST.test(src)) return { place: 'host', src };
  return FILE.test(src) ? { place: 'file', src } : null;
}

/** What cards and quick add play in place: null for a film of the video host, which waits for consent and a press. */
export function toClip(video: string | undefined): string | null {
  return video === undefined || HOST.test(video.trim()) ? null : video;
}
