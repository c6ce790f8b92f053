import { describe, expect, it } from 'vitest';
import type { Fault } from '../../fault.ts';
import { createVideoHost, type VideoOptions } from './browser.ts';
import { toHostedVideo } from './fetch-video.ts';

const fine = {
  video_id: 76_979_871,
  title: 'The atelier',
  width: 1920,
  height: 1080,
  thumbnail_url: 'https://i.example/1',
};
const address = 'https://vimeo.com/76979871';

function open(own: Partial<VideoOptions>) {
  const faults: Fault[] = [];
  const videos = createVideoHost({
    apiUrl: 'https://vimeo.example',
    playerUrl: 'https://player.example',
    timeoutMs: 1_000,
    report: (fault) => faults.push(fault),
    ...own,
  });
  return { videos, faults };
}

describe('a video host that misbehaves', () => {
  it.each([403, 404])('returns null for a %i and reports nothing', async (status) => {
    const { videos, faults } = open({ fetch: async () => new Response('no', { status }) });
    expect(await videos.find(address)).toBeNull();
    expect(faults).toEqual([]);
  });

  it('is called again after a failure', async () => {
    const responses = [new Response('', { status: 500 }), Response.json(fine)];
    const { videos } = open({ fetch: async () => responses.shift() ?? new Response('', { status: 500 }) });
    expect(await videos.find(address)).toBeNull();
    expect(await videos.find(address)).not.toBeNull();
  });
});

const player = 'https://player.example';
const lacePage = 'https://vimeo.com/7';
const lace = { video_id: 7, title: 'Lace', width: 1920, height: 1080, thumbnail_url: 'https://i.example/7' };

describe('the film of an oEmbed response [call.other-third-party-calls.10]', () => {
  it('is embedded by its number, never by the host’s own markup', () => {
    const html = '<iframe src="https://evil.example" onload="steal()"></iframe>';
    expect(toHostedVideo({ ...lace, html }, lacePage, player)).toEqual({
      embedUrl: 'https://player.example/video/7?dnt=1',
      title: 'Lace',
      width: 1920,
      height: 1080,
      thumbnailUrl: 'https://i.example/7',
    });
  });

  it.each([
    ['in the path', 'https://vimeo.com/7/abc123'],
    ['in the player’s path', 'https://player.vimeo.com/video/7/abc123'],
    ['in the query', 'https://player.vimeo.com/video/7?h=abc123'],
  ])('keeps the hash of an unlisted film: %s', (_, unlisted) => {
    expect(toHostedVideo(lace, unlisted, player).embedUrl).toBe(
      'https://player.example/video/7?dnt=1&h=abc123',
    );
  });

  it.each([
    [
      { width: 100_000, height: -1 },
      { width: null, height: null },
    ],
    [{ title: null }, { title: '' }],
    [
      { title: undefined, thumbnail_url: undefined },
      { title: '', thumbnailUrl: null },
    ],
    [{ thumbnail_url: 'javascript:alert(1)' }, { thumbnailUrl: null }],
    [{ video_id: '7' }, { embedUrl: 'https://player.example/video/7?dnt=1' }],
  ])('reads %j defensively', (own, expected) => {
    expect(toHostedVideo({ ...lace, ...own }, lacePage, player)).toMatchObject(expected);
  });

  it.each([
    ...[null, undefined, 'text', [], {}, { video_id: '../7' }, { video_id: null }],
    ...[{ width: '1920' }, { title: 7 }, { thumbnail_url: 7 }].map((own) => ({ ...lace, ...own })),
  ])('[error.5] is a fault for %j, not a film that does not exist', (body) => {
    const fault = expect.objectContaining({ code: 'video-unavailable', kind: 'outside' });
    expect(() => toHostedVideo(body, lacePage, player)).toThrow(fault);
  });
});
