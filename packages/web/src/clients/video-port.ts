import { createVideoHost } from '@storefront/core/providers/video/browser';
import type { HostedVideo, VideoHost } from '@storefront/core/providers/video/video';
import { isAllowed, whenAllowed } from './consent-port.ts';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let host: VideoHost | null = null;

/** Null where there is none; 'refused' while the visitor has not allowed what its host stores. */
export type FoundVideo = HostedVideo | 'refused' | null;

/**
 * Looks for the video at an address: at once where the visitor has allowed its host, otherwise when she does on this page.
 * Returns a cleanup function.
 */
export function findVideo(address: string, show: (found: FoundVideo) => void): () => void {
  const options = publicPorts.video;
  if (!options) {
    show(null);
    return () => {};
  }
  let isStale = false;
  const find = async () => {
    host ??= createVideoHost({ ...options, report: reportFault });
    const found = await host.find(address);
    if (!isStale) show(found);
  };
  let stopWaiting = () => {};
  if (isAllowed('video')) void find();
  else {
    show('refused');
    stopWaiting = whenAllowed('video', () => void find());
  }
  return () => {
    isStale = true;
    stopWaiting();
  };
}
