import * as z from 'zod';
import { defineRow } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';

const timeoutMs = 8_000;

export const row = defineRow({
  provider: 'Govalo',
  isRequired: false,
  env: z.object({
    GOVALO_URL: variable(baseUrlSchema, {
      why: 'Where its interface answers, from the contract.',
      example: 'https://gifts.example.com',
      isSecret: false,
    }),
    GOVALO_API_KEY: variable(tokenSchema, {
      why: 'Key of that interface.',
      example: '0123456789abcdef',
      isSecret: true,
    }),
  }),
  options: (values) => ({ baseUrl: values.GOVALO_URL, apiKey: values.GOVALO_API_KEY, timeoutMs }),
  browser: () => null,
  csp: () => ({}),
  consent: 'necessary',
  stores: [
    {
      place: 'cookie',
      key: 'govalo_gifting_session',
      why: 'Which gift is being written',
      retention: '14 days',
    },
  ],
  scripts: [],
  timeoutMs,
  offSwitch: 'GOVALO_API_KEY',
  whenDown: 'The gift card says that it cannot be sent right now; the rest of the bag is not touched.',
});
