import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, variable } from '../variable.ts';
import type { TagManagerOptions } from './browser.ts';

const timeoutMs = 10_000;

export const row = defineRow({
  provider: 'Google Tag Manager',
  isRequired: false,
  env: z.object({
    GTM_CONTAINER_ID: variable(z.string().regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123'), {
      why: 'The container; browsers see it.',
      example: 'GTM-ABC123',
      isSecret: false,
    }),
    GTM_SCRIPT_URL: variable(baseUrlSchema.default('https://www.googletagmanager.com/gtm.js'), {
      why: "The container's script, without the id.",
      example: 'https://www.googletagmanager.com/gtm.js',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    scriptUrl: `${values.GTM_SCRIPT_URL}?${new URLSearchParams({ id: values.GTM_CONTAINER_ID })}`,
  }),
  browser: (options): PortOptions<TagManagerOptions> => options,
  csp: ({ scriptUrl }) => {
    const statistics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
    const origins = [originOf(scriptUrl), ...statistics];
    return { 'script-src': [originOf(scriptUrl)], 'connect-src': origins, 'img-src': origins };
  },
  // Elevar's data layer names the customer, and containers hold advertisers' tags.
  consent: 'marketing',
  stores: [
    { place: 'cookie', key: '_ga', why: 'Recognises a browser in the statistics', retention: '2 years' },
  ],
  scripts: [
    {
      src: 'https://www.googletagmanager.com/gtm.js?id={containerId}',
      purpose: 'Statistics and advertising',
      owner: 'the shop’s marketing team',
    },
  ],
  timeoutMs,
  offSwitch: 'GTM_CONTAINER_ID',
  whenDown: 'Nothing changes; nothing is counted.',
});
