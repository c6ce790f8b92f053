import { type BrowserCall, recordReports } from '../provider-calls.fixture.ts';
import { createVideoHost } from './browser.ts';

const film = {
  video_id: 76_979_871,
  title: 'The atelier',
  width: 1920,
  height: 1080,
  thumbnail_url: 'https://i.example/1',
};

export const browserCalls: readonly BrowserCall[] = [
  {
    call: 'find',
    run: recordReports(async (means, report) => {
      const hosts = { apiUrl: 'https://vimeo.example', playerUrl: 'https://player.example' };
      return createVideoHost({ ...hosts, report, ...means }).find('https://vimeo.com/76979871');
    }),
    fine: film,
    value: {
      embedUrl: 'https://player.example/video/76979871?dnt=1',
      title: 'The atelier',
      width: 1920,
      height: 1080,
      thumbnailUrl: 'https://i.example/1',
    },
    optional: ['title', 'width', 'height', 'thumbnail_url'],
    failed: null,
    // There is no such film: no failure.
    own: { '404': { code: null } },
  },
];
