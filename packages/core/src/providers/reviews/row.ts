import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, originSchema, tokenSchema, variable } from '../variable.ts';
import type { ReviewsOptions } from './browser.ts';

const timeoutMs = 8_000;

/** As the provider's own package for storefronts lists them. Anybody can get a host below cloudfront.net. */
const MEDIA_ORIGINS = [
  'https://d3hw6dc1ow8pp2.cloudfront.net',
  'https://d3g5hqndtiniji.cloudfront.net',
  'https://dov7r31oq5dkj.cloudfront.net',
].join(',');

export const row = defineRow({
  provider: 'Okendo',
  isRequired: false,
  env: z.object({
    OKENDO_SUBSCRIBER_ID: variable(tokenSchema, {
      why: "The account's subscriber id; browsers see it.",
      example: '01234567-89ab-cdef-0123-456789abcdef',
      isSecret: false,
    }),
    OKENDO_URL: variable(baseUrlSchema.default('https://api.okendo.io/v1'), {
      why: 'Where reviews are read, with the version.',
      example: 'https://api.okendo.io/v1',
      isSecret: false,
    }),
    OKENDO_SCRIPT_URL: variable(
      baseUrlSchema.default('https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js'),
      {
        why: 'Its widget script.',
        example: 'https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js',
        isSecret: false,
      },
    ),
    OKENDO_MEDIA_ORIGINS: variable(
      z
        .string()
        .default(MEDIA_ORIGINS)
        .transform((list) => list.split(',').map((origin) => origin.trim()))
        .pipe(z.array(originSchema)),
      {
        why: 'Where pictures and clips of its reviews come from, separated by commas.',
        example: 'https://d3hw6dc1ow8pp2.cloudfront.net',
        isSecret: false,
      },
    ),
  }),
  options: (values) => ({
    apiUrl: values.OKENDO_URL,
    subscriberId: values.OKENDO_SUBSCRIBER_ID,
    scriptUrl: values.OKENDO_SCRIPT_URL,
    mediaOrigins: values.OKENDO_MEDIA_ORIGINS,
    timeoutMs,
  }),
  browser: ({ mediaOrigins: _, ...options }): PortOptions<ReviewsOptions> => options,
  csp: ({ apiUrl, scriptUrl, mediaOrigins }) => {
    const cdn = originOf(scriptUrl);
    return {
      'script-src': [cdn],
      'connect-src': [originOf(apiUrl), cdn],
      'img-src': [cdn, ...mediaOrigins],
      'media-src': mediaOrigins,
      'style-src': [cdn],
      'font-src': [cdn],
    };
  },
  consent: 'functional',
  stores: [
    {
      place: 'local-storage',
      key: 'okendo',
      why: 'Which reviews were found helpful',
      retention: 'until it is removed',
    },
  ],
  scripts: [
    {
      src: 'https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js',
      purpose: 'Shows and collects reviews',
      owner: 'Okendo',
    },
  ],
  timeoutMs,
  offSwitch: 'OKENDO_SUBSCRIBER_ID',
  whenDown:
    'A page has the rating read last, or none; its drawer says that the reviews cannot be shown at the moment. Without the widget our own list stays.',
});
