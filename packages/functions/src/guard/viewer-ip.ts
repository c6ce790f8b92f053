import { readViewerIp } from '@storefront/core/cache/viewer-address';
import type { Context } from 'hono';

/** The visitor’s IP address as the edge saw it; null where no edge sent it. */
export function viewerIp(context: Context): string | null {
  return readViewerIp(context.req.header('cloudfront-viewer-address'));
}
