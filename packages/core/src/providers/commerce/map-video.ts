import { tallestSource, type VideoSource } from '../../product/video-source.ts';
import { readList, readNumber, readText, type Wire } from './wire.ts';

/**
 * `[call.commerce-storefront-api.28]` The tallest source that every browser plays. The platform also lists
 * streams, which most browsers cannot play without a library.
 */
export function toVideoSource(sources: Wire<Partial<VideoSource>[]>): VideoSource | null {
  return tallestSource(
    readList(sources).flatMap(({ url, mimeType, format, height, width }) => {
      const address = readText(url);
      if (address === null || mimeType !== 'video/mp4') return [];
      return [
        {
          url: address,
          mimeType,
          format: readText(format) ?? 'mp4',
          height: readNumber(height) ?? 0,
          width: readNumber(width) ?? 0,
        },
      ];
    }),
  );
}
