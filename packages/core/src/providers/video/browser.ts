import { fetchJson } from '../fetch-json.ts';
import { outsideFault, type Report, toFault } from '../outside-fault.ts';
import type { HostedVideo, VideoHost } from './video.ts';

export interface VideoOptions {
  /** `https://vimeo.com`, without a trailing slash: the origin of oEmbed. */
  apiUrl: string;
  /** `https://player.vimeo.com` */
  playerUrl: string;
  timeoutMs: number;
  report: Report;
  fetch?: typeof fetch;
}

/** Unknown, and private or bound to another site. */
const ABSENT = [404, 403];

/** Vimeo's oEmbed. An address is fetched once a page. */
export function createVideoHost(options: VideoOptions): VideoHost {
  const { apiUrl, playerUrl, timeoutMs, report, fetch: send = fetch } = options;
  const known = new Map<string, ReturnType<VideoHost['find']>>();

  async function fetchVideo(address: string): Promise<HostedVideo | null> {
    const url = `${apiUrl}/api/oembed.json?${new URLSearchParams({ url: address, dnt: 'true' })}`;
    try {
      const body = await fetchJson({ role: 'video', url, timeoutMs, send, absent: ABSENT });
      const video = toHostedVideo(body, address, playerUrl);
      if (video || body === null) return video;
      report(outsideFault('video', 'unavailable', 'returned an unexpected shape'));
    } catch (cause) {
      known.delete(address);
      report(toFault('video', cause));
    }
    return null;
  }

  return {
    async find(address) {
      if (!URL.canParse(address)) return null;
      const video = known.get(address) ?? fetchVideo(address);
      known.set(address, video);
      return video;
    },
  };
}

/** The hash of an unlisted video: `vimeo.com/{id}/{hash}` or `?h=`. */
const hashInPath = /^\/(?:video\/)?\d+\/([0-9a-f]+)\/?$/i;

/**
 * The video of an oEmbed 1.0 response; null where it names none.
 *
 * @param address the requested address; an unlisted video's hash is part of it
 * @param playerUrl of the player's page, without a trailing slash
 */
export function toHostedVideo(body: unknown, address: string, playerUrl: string): HostedVideo | null {
  const { video_id, title, width, height, thumbnail_url }: Record<string, unknown> = Object(body);
  const id = String(video_id ?? '');
  if (!/^\d+$/.test(id)) return null;
  const { pathname, searchParams } = new URL(address);
  const hash = hashInPath.exec(pathname)?.[1] ?? searchParams.get('h');
  // `dnt`: the player then sets no cookie and counts no views.
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
