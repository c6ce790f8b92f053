import { createVideoHost } from '@storefront/core/providers/video/browser';
import type { VideoHost } from '@storefront/core/providers/video/video';
import { isAllowed } from './consent-port.ts';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let host: VideoHost | null = null;

/** The page's one video host; null when none is configured, and until the visitor has allowed what it stores. */
export function findVideoHost(): VideoHost | null {
  if (!publicPorts.video || !isAllowed('video')) return null;
  host ??= createVideoHost({ ...publicPorts.video, report: reportFault });
  return host;
}
