import { type BrowserCall, recordReports } from '../provider-calls.fixture.ts';
import { createVideoHost } from './browser.ts';

const film = { video_id: 76_979_871, title: 'The atelier', width: 1920, height: 1080 };

export const browserCalls: readonly BrowserCall[] = [
  {
    call: 'find',
    run: recordReports(async (means, report) => {
      const hosts = { apiUrl: 'https://vimeo.example', playerUrl: 'https://player.example' };
      const video = await createVideoHost({ ...hosts, report, ...means }).find('https://vimeo.com/76979871');
      return video?.title ?? null;
    }),
    fine: film,
    value: 'The atelier',
    failed: null,
    // There is no such film: no failure.
    own: { '404': { code: null } },
  },
];
