import type { HostedVideo } from './video.ts';
import type { OEmbedAnswer } from './wire.ts';

/** The hash of an unlisted video: `vimeo.com/{id}/{hash}` or `?h=`. */
const hashInPath = /^\/(?:video\/)?\d+\/([0-9a-f]+)\/?$/i;

/**
 * The video of an oEmbed answer; null where it names none.
 *
 * @param address what was asked for; an unlisted video's hash stands in it
 * @param playerUrl of the player's page, without a trailing slash
 */
export function toHostedVideo(answer: unknown, address: string, playerUrl: string): HostedVideo | null {
  const { video_id, title, width, height, thumbnail_url }: OEmbedAnswer = Object(answer);
  const id = String(video_id ?? '');
  if (!/^\d+$/.test(id)) return null;
  const { pathname, searchParams } = new URL(address);
  const hash = hashInPath.exec(pathname)?.[1] ?? searchParams.get('h');
  // `dnt`: the player then sets no cookie and counts nobody.
  const query = new URLSearchParams({ dnt: '1', ...(hash === null ? {} : { h: hash }) });
  return {
    embedUrl: `${playerUrl}/video/${id}?${query}`,
    title: typeof title === 'string' ? title : '',
    width: toLength(width),
    height: toLength(height),
    thumbnailUrl: typeof thumbnail_url === 'string' && /^https?:/.test(thumbnail_url) ? thumbnail_url : null,
  };
}

function toLength(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value < 100_000 ? value : null;
}
