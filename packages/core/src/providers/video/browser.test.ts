import { describe, expect, it } from 'vitest';
import type { Fault } from '../../fault.ts';
import { createVideoHost, type VideoOptions } from './browser.ts';

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
  it.each([403, 404])('%i is an answer: no film, and nothing to report', async (status) => {
    const { videos, faults } = open({ fetch: async () => new Response('no', { status }) });
    expect(await videos.find(address)).toBeNull();
    expect(faults).toEqual([]);
  });

  it('is asked again after a failure', async () => {
    const answers = [new Response('', { status: 500 }), Response.json(fine)];
    const { videos } = open({ fetch: async () => answers.shift() ?? new Response('', { status: 500 }) });
    expect(await videos.find(address)).toBeNull();
    expect(await videos.find(address)).not.toBeNull();
  });
});
