import { outsideFault, type Report, toFault } from '../outside-fault.ts';
import { readJson } from '../read-json.ts';
import { toHostedVideo } from './map.ts';
import type { VideoHost } from './video.ts';

export interface VideoOptions {
  /** `https://vimeo.com`, without a trailing slash: where oEmbed is asked. */
  apiUrl: string;
  /** `https://player.vimeo.com` */
  playerUrl: string;
  timeoutMs: number;
  report: Report;
  fetch?: typeof fetch;
}

/** Unknown, and private or bound to another site. */
const ABSENT = [404, 403];

/** Vimeo's oEmbed. An address is asked for once a page. */
export function createVideoHost(options: VideoOptions): VideoHost {
  const { apiUrl, playerUrl, timeoutMs, report, fetch: send = fetch } = options;
  const known = new Map<string, ReturnType<VideoHost['find']>>();

  async function ask(address: string) {
    const url = `${apiUrl}/api/oembed.json?${new URLSearchParams({ url: address, dnt: 'true' })}`;
    try {
      const answer = await readJson({ role: 'video', url, timeoutMs, send, absent: ABSENT });
      const video = toHostedVideo(answer, address, playerUrl);
      if (video || answer === null) return video;
      report(outsideFault('video', 'unavailable', 'answered in another shape than agreed'));
    } catch (cause) {
      known.delete(address);
      report(toFault('video', cause));
    }
    return null;
  }

  return {
    async find(address) {
      if (!URL.canParse(address)) return null;
      const asked = known.get(address) ?? ask(address);
      known.set(address, asked);
      return asked;
    },
  };
}
