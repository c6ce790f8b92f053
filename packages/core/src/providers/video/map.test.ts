import { describe, expect, it } from 'vitest';
import { toHostedVideo } from './map.ts';

const player = 'https://player.example';
const address = 'https://vimeo.com/7';
const fine = { video_id: 7, title: 'Lace', width: 1920, height: 1080, thumbnail_url: 'https://i.example/7' };

describe('the film of an oEmbed answer [call.other-third-party-calls.10]', () => {
  it('is framed by its number, never by the host’s own markup', () => {
    const html = '<iframe src="https://evil.example" onload="steal()"></iframe>';
    expect(toHostedVideo({ ...fine, html }, address, player)).toEqual({
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
    expect(toHostedVideo(fine, unlisted, player)?.embedUrl).toBe(
      'https://player.example/video/7?dnt=1&h=abc123',
    );
  });

  it.each([
    [
      { width: '1920', height: -1 },
      { width: null, height: null },
    ],
    [{ title: 7 }, { title: '' }],
    [{ thumbnail_url: 'javascript:alert(1)' }, { thumbnailUrl: null }],
    [{ video_id: '7' }, { embedUrl: 'https://player.example/video/7?dnt=1' }],
  ])('reads %j with doubt', (own, expected) => {
    expect(toHostedVideo({ ...fine, ...own }, address, player)).toMatchObject(expected);
  });

  it.each([null, undefined, 'text', [], {}, { video_id: '../7' }, { video_id: null }])(
    'there is none in %j',
    (answer) => {
      expect(toHostedVideo(answer, address, player)).toBeNull();
    },
  );
});
