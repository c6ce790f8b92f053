import type { Fault } from '@storefront/core/fault';
import { createVideoHost } from '@storefront/core/providers/video/browser';
import { describe, expect, it } from 'vitest';
import { vimeoServer } from '../../packages/sandbox/src/vimeo/server.ts';
import { receivedBy } from '../../packages/sandbox/src/world/record-received.ts';
import { providerWorld } from './provider-world.ts';

function open() {
  const world = providerWorld();
  const server = vimeoServer(world);
  const faults: Fault[] = [];
  const videos = createVideoHost({
    apiUrl: 'http://localhost:3003',
    playerUrl: 'http://localhost:3003',
    timeoutMs: 1_000,
    report: (fault) => faults.push(fault),
    fetch: async (url, init) => server(new Request(url, init)),
  });
  return { videos, faults, server, received: receivedBy(world, 'vimeo') };
}

describe('video against the double [call.other-third-party-calls.10]', () => {
  it('finds the video of a URL, and its player’s page exists', async () => {
    const { videos, faults, server } = open();
    const video = await videos.find('https://vimeo.com/76979871');
    expect(video).toEqual({
      embedUrl: 'http://localhost:3003/video/76979871?dnt=1',
      title: 'The atelier, before the doors open',
      width: 1920,
      height: 1080,
      thumbnailUrl: 'http://localhost:3003/vimeo/thumbnail/76979871',
    });
    expect((await server(new Request(String(video?.embedUrl)))).status).toBe(200);
    expect(faults).toEqual([]);
  });

  it('finds an unlisted video by its complete URL only', async () => {
    const { videos, server } = open();
    const video = await videos.find('https://vimeo.com/347119375/abcdef0123');
    expect(video?.embedUrl).toBe('http://localhost:3003/video/347119375?dnt=1&h=abcdef0123');
    expect((await server(new Request(String(video?.embedUrl)))).status).toBe(200);
    expect(await videos.find('https://vimeo.com/347119375')).toBeNull();
  });

  it.each([
    ['unknown', 'https://vimeo.com/1'],
    ['private', 'https://vimeo.com/403000001'],
    ["another host's", 'https://example.com/76979871'],
    ['no address', 'the atelier film'],
  ])('returns null without a fault for a video that is %s', async (_, address) => {
    const { videos, faults } = open();
    expect(await videos.find(address)).toBeNull();
    expect(faults).toEqual([]);
  });

  it('requests the same video once', async () => {
    const { videos, received } = open();
    const address = 'https://vimeo.com/148751763';
    expect(await Promise.all([videos.find(address), videos.find(address)])).toHaveLength(2);
    await videos.find(address);
    expect(received.value).toHaveLength(1);
  });
});

/** Vimeo itself, when the environment names it; the tests only read a public video. */
function realHosts() {
  const { VIMEO_URL, VIMEO_PLAYER_URL = 'https://player.vimeo.com' } = process.env;
  return VIMEO_URL?.startsWith('https://') ? [{ apiUrl: VIMEO_URL, playerUrl: VIMEO_PLAYER_URL }] : [];
}

describe.each(realHosts())('video against $apiUrl', ({ apiUrl, playerUrl }) => {
  it('finds a video of the documentation', async () => {
    const faults: Fault[] = [];
    const report = (fault: Fault) => faults.push(fault);
    const videos = createVideoHost({ apiUrl, playerUrl, timeoutMs: 10_000, report });
    const video = await videos.find('https://vimeo.com/76979871');
    expect(video?.embedUrl).toBe(`${playerUrl}/video/76979871?dnt=1`);
    expect(video?.title).not.toBe('');
    expect(faults).toEqual([]);
  });
});
