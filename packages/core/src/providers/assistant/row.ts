import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { AssistantOptions } from './browser.ts';

const timeoutMs = 10_000;

export const row = defineRow({
  provider: 'Envive',
  isRequired: false,
  env: z.object({
    ENVIVE_API_KEY: variable(tokenSchema, {
      why: "The account's public key; browsers see it.",
      example: 'pk_0123456789',
      isSecret: false,
    }),
    ENVIVE_SCRIPT_URL: variable(baseUrlSchema, {
      why: 'Its browser script, from the account: no address is published.',
      example: 'https://cdn.example.com/envive.js',
      isSecret: false,
    }),
    ENVIVE_URL: variable(baseUrlSchema.optional(), {
      why: "Where the script sends events, when that is another origin than the script's.",
      example: 'https://api.example.com',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    scriptUrl: values.ENVIVE_SCRIPT_URL,
    apiKey: values.ENVIVE_API_KEY,
    apiUrl: values.ENVIVE_URL ?? originOf(values.ENVIVE_SCRIPT_URL),
  }),
  browser: (options): PortOptions<AssistantOptions> => options,
  csp: ({ scriptUrl, apiUrl }) => ({
    'script-src': [originOf(scriptUrl)],
    'connect-src': [originOf(scriptUrl), originOf(apiUrl)],
  }),
  consent: 'marketing',
  stores: [
    {
      place: 'local-storage',
      key: 'begunCheckout',
      why: 'Recognises on return that a checkout was completed',
      retention: 'until the shop is opened after the checkout',
    },
  ],
  scripts: [
    {
      src: '{the account’s own}',
      purpose: 'Shopping assistant, and which products are looked at',
      owner: 'Envive',
    },
  ],
  timeoutMs,
  offSwitch: 'ENVIVE_API_KEY',
  whenDown: 'The assistant is left out.',
});
