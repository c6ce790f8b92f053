import { tallestSource, type VideoSource } from '../../product/video-source.ts';

/** Products' videos are read without format and width. */
type SourceAnswer = Pick<VideoSource, 'url' | 'mimeType' | 'height'> & Partial<VideoSource>;

/**
 * `[call.commerce-storefront-api.28]` The tallest source that every browser plays; null without one. The platform also
 * lists streams, which most browsers cannot play without a library.
 */
export function toVideoSource(sources: readonly SourceAnswer[]): VideoSource | null {
  return tallestSource(
    sources.flatMap(({ url, mimeType, format = 'mp4', height, width = 0 }) =>
      mimeType === 'video/mp4' ? [{ url, mimeType, format, height, width }] : [],
    ),
  );
}
