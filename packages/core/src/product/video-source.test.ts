import { expect, it } from 'vitest';
import { tallestSource } from './video-source.ts';

const source = (height: number, url: string) => ({
  url,
  height,
  width: 1,
  mimeType: 'video/mp4',
  format: 'mp4',
});

it('[call.commerce-storefront-api.28] returns the tallest source of a video, the first of equals', () => {
  expect(tallestSource([source(480, 'a'), source(1080, 'b'), source(1080, 'c'), source(720, 'd')])?.url).toBe(
    'b',
  );
  expect(tallestSource([])).toBeNull();
});
