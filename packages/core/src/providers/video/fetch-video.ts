import { fetchJson } from '../fetch-json.ts';
import { outsideFault } from '../outside-fault.ts';
import { readAnswer } from '../read-answer.ts';
import type { HostedVideo } from './video.ts';

export interface VideoSourceOptions {
  /** `https://vimeo.com`, without a trailing slash: the origin of oEmbed. */
  apiUrl: string;
  /** `https://player.vimeo.com` */
  playerUrl: string;
  timeoutMs: number;
  fetch?: typeof fetch;
}

/** Unknown, and private or bound to another site. */
const ABSENT = [404, 403];

/** The video at an address; null where there is none. Rejects as `fetchJson` does. */
export async function fetchVideo(options: VideoSourceOptions, address: string): Promise<HostedVideo | null> {
  const { apiUrl, playerUrl, timeoutMs, fetch: send = fetch } = options;
  const url = `${apiUrl}/api/oembed.json?${new URLSearchParams({ url: address, dnt: 'true' })}`;
  const body = await fetchJson({ role: 'video', url, timeoutMs, send, absent: ABSENT });
  return body === undefined ? null : toHostedVideo(body, address, playerUrl);
}

/** The hash of an unlisted video: `vimeo.com/{id}/{hash}` or `?h=`. */
const hashInPath = /^\/(?:video\/)?\d+\/([0-9a-f]+)\/?$/i;

/** The fields of oEmbed 1.0, and the provider's own number of the video. */
const videoShape = {
  video_id: 'code',
  'title??': 'text',
  'width??': 'number',
  'height??': 'number',
  'thumbnail_url??': 'text',
} as const;

/**
 * The video of an oEmbed 1.0 response. Throws a `Fault` of kind `outside` for one that cannot be read.
 *
 * @param address the requested address; an unlisted video's hash is part of it
 * @param playerUrl of the player's page, without a trailing slash
 */
export function toHostedVideo(body: unknown, address: string, playerUrl: string): HostedVideo {
  const { video_id, title, width, height, thumbnail_url } = readAnswer('video', videoShape, body);
  const id = String(video_id);
  if (!/^\d+$/.test(id)) throw outsideFault('video', 'unavailable', 'returned a video without a number');
  const { pathname, searchParams } = new URL(address);
  const hash = hashInPath.exec(pathname)?.[1] ?? searchParams.get('h');
  // `dnt`: the player then sets no cookie and counts no views.
  const query = new URLSearchParams({ dnt: '1', ...(hash === null ? {} : { h: hash }) });
  return {
    embedUrl: `${playerUrl}/video/${id}?${query}`,
    title: title ?? '',
    width: toLength(width),
    height: toLength(height),
    thumbnailUrl: /^https?:/.test(thumbnail_url ?? '') ? (thumbnail_url ?? null) : null,
  };
}

function toLength(value: number | null | undefined): number | null {
  return value && value > 0 && value < 100_000 ? value : null;
}
