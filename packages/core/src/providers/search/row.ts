import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, variable } from '../variable.ts';
import type { BrowserSearchOptions } from './browser.ts';

const timeoutMs = 3_000;

export const row = defineRow({
  provider: 'Searchspring',
  isRequired: false,
  env: z.object({
    SEARCHSPRING_SITE_ID: variable(
      z.string().regex(/^[a-z0-9]{6}$/, 'must be six small letters and digits'),
      {
        why: "The account's site id, from its console; browsers see it.",
        example: 'abc123',
        isSecret: false,
      },
    ),
    SEARCHSPRING_URL: variable(baseUrlSchema.optional(), {
      why: "Another address than the account's own; only the sandbox needs it.",
      example: 'http://localhost:3003/searchspring',
      isSecret: false,
    }),
    SEARCHSPRING_BEACON_URL: variable(baseUrlSchema.default('https://beacon.searchspring.io'), {
      why: 'Where beacons go.',
      example: 'https://beacon.searchspring.io',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    baseUrl: values.SEARCHSPRING_URL ?? `https://${values.SEARCHSPRING_SITE_ID}.a.searchspring.io`,
    beaconUrl: values.SEARCHSPRING_BEACON_URL,
    siteId: values.SEARCHSPRING_SITE_ID,
    timeoutMs,
  }),
  browser: ({ siteId, baseUrl, beaconUrl }): PortOptions<BrowserSearchOptions> => ({
    siteId,
    apiUrl: baseUrl,
    beaconUrl,
  }),
  csp: ({ baseUrl, beaconUrl }) => ({ 'connect-src': [originOf(beaconUrl)], 'img-src': [originOf(baseUrl)] }),
  consent: 'functional',
  stores: [
    {
      place: 'cookie',
      key: 'ssUserId',
      why: 'Recognises a browser, so that recommendations fit',
      retention: '1 year',
    },
    {
      place: 'cookie',
      key: 'ssSessionIdNamespace',
      why: 'Holds the pages of one visit together',
      retention: 'until the browser is closed',
    },
  ],
  scripts: [],
  timeoutMs,
  offSwitch: 'SEARCHSPRING_SITE_ID',
  whenDown: 'Rows of recommendations are left out.',
});
