import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { SmsOptions } from './browser.ts';

const timeoutMs = 10_000;

export const row = defineRow({
  provider: 'Postscript',
  isRequired: false,
  env: z.object({
    POSTSCRIPT_SHOP_ID: variable(tokenSchema, {
      why: "The account's shop id; browsers see it.",
      example: '123456',
      isSecret: false,
    }),
    POSTSCRIPT_SCRIPT_URL: variable(baseUrlSchema.default('https://sdk.postscript.io/sdk.bundle.js'), {
      why: 'Its browser script.',
      example: 'https://sdk.postscript.io/sdk.bundle.js',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    scriptUrl: `${values.POSTSCRIPT_SCRIPT_URL}?${new URLSearchParams({ shopId: values.POSTSCRIPT_SHOP_ID })}`,
    shopId: values.POSTSCRIPT_SHOP_ID,
  }),
  browser: (options): PortOptions<SmsOptions> => options,
  csp: ({ scriptUrl }) => ({
    'script-src': [originOf(scriptUrl)],
    'connect-src': [originOf(scriptUrl), 'https://api.postscript.io'],
  }),
  consent: 'marketing',
  stores: [
    { place: 'cookie', key: 'ps_id', why: 'Recognises a subscriber of text messages', retention: '1 year' },
  ],
  scripts: [
    {
      src: 'https://sdk.postscript.io/sdk.bundle.js?shopId={shopId}',
      purpose: 'Tells which pages subscribers of text messages look at',
      owner: 'Postscript',
    },
  ],
  timeoutMs,
  offSwitch: 'POSTSCRIPT_SHOP_ID',
  whenDown: 'Nothing changes.',
});
