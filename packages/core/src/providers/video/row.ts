import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, variable } from '../variable.ts';
import type { VideoOptions } from './browser.ts';

const timeoutMs = 5_000;

export const row = defineRow({
  provider: 'Vimeo',
  isRequired: false,
  env: z.object({
    VIMEO_URL: variable(baseUrlSchema, {
      why: 'Where oEmbed is requested; films are off without it.',
      example: 'https://vimeo.com',
      isSecret: false,
    }),
    VIMEO_PLAYER_URL: variable(baseUrlSchema.default('https://player.vimeo.com'), {
      why: 'Where the player stands.',
      example: 'https://player.vimeo.com',
      isSecret: false,
    }),
  }),
  options: (values) => ({ apiUrl: values.VIMEO_URL, playerUrl: values.VIMEO_PLAYER_URL, timeoutMs }),
  browser: (options): PortOptions<VideoOptions> => options,
  csp: ({ apiUrl, playerUrl }) => ({
    'connect-src': [originOf(apiUrl)],
    'frame-src': [originOf(playerUrl)],
    'img-src': ['https://i.vimeocdn.com', originOf(apiUrl)],
  }),
  consent: 'functional',
  stores: [{ place: 'cookie', key: 'vuid', why: 'Counts who watches a film', retention: '2 years' }],
  scripts: [],
  timeoutMs,
  offSwitch: 'VIMEO_URL',
  whenDown: 'The film’s place shows its picture or nothing.',
});
