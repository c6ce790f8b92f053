import { type Report, toFault } from '../outside-fault.ts';
import type { VideoSourceOptions } from './fetch-video.ts';
import type { HostedVideo, VideoHost } from './video.ts';

export interface VideoOptions extends VideoSourceOptions {
  report: Report;
}

/** Vimeo's oEmbed. An address is fetched once a page. */
export function createVideoHost(options: VideoOptions): VideoHost {
  const known = new Map<string, ReturnType<VideoHost['find']>>();

  async function find(address: string): Promise<HostedVideo | null> {
    try {
      // Needed only where a page has a film.
      const { fetchVideo } = await import('./fetch-video.ts');
      return await fetchVideo(options, address);
    } catch (cause) {
      known.delete(address);
      options.report(toFault('video', cause));
      return null;
    }
  }

  return {
    async find(address) {
      if (!URL.canParse(address)) return null;
      const video = known.get(address) ?? find(address);
      known.set(address, video);
      return video;
    },
  };
}
