import * as z from 'zod';
import { defineRow } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';

const timeoutMs = 5_000;

export const row = defineRow({
  provider: 'Swym',
  isRequired: false,
  env: z.object({
    SWYM_URL: variable(baseUrlSchema, {
      why: "The store's own address at Swym, from its console.",
      example: 'https://swymstore-v3premium-01.swymrelay.com',
      isSecret: false,
    }),
    SWYM_PID: variable(tokenSchema, {
      why: "The store's id, as the console shows it: not encoded.",
      example: 'c3RvcmUtaWQ=',
      isSecret: false,
    }),
    SWYM_API_KEY: variable(tokenSchema, {
      why: 'Key of the REST interface (premium plan).',
      example: '0123456789abcdef',
      isSecret: true,
    }),
  }),
  options: (values) => ({
    baseUrl: values.SWYM_URL,
    pid: values.SWYM_PID,
    apiKey: values.SWYM_API_KEY,
    timeoutMs,
  }),
  browser: () => null,
  csp: () => ({}),
  consent: 'necessary',
  stores: [],
  scripts: [],
  timeoutMs,
  offSwitch: 'SWYM_API_KEY',
  whenDown: 'The wishlist says that it cannot be reached right now; hearts stay as they are.',
});
