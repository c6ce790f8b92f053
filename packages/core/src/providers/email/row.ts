import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { EmailOptions } from './browser.ts';

const timeoutMs = 8_000;

export const row = defineRow({
  provider: 'Klaviyo',
  isRequired: false,
  env: z.object({
    KLAVIYO_COMPANY_ID: variable(tokenSchema, {
      why: "The account's public key; browsers see it.",
      example: 'AbC123',
      isSecret: false,
    }),
    KLAVIYO_LIST_ID: variable(tokenSchema.optional(), {
      why: "The newsletter's list; without it there is no newsletter panel.",
      example: 'XyZ789',
      isSecret: false,
    }),
    KLAVIYO_REVISION: variable(
      z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2023-12-15')
        .default('2023-12-15'),
      {
        why: 'Revision of the client interface.',
        example: '2023-12-15',
        isSecret: false,
      },
    ),
    KLAVIYO_URL: variable(baseUrlSchema.default('https://a.klaviyo.com'), {
      why: 'Where the client interface answers.',
      example: 'https://a.klaviyo.com',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    apiUrl: values.KLAVIYO_URL,
    companyId: values.KLAVIYO_COMPANY_ID,
    listId: values.KLAVIYO_LIST_ID ?? null,
    revision: values.KLAVIYO_REVISION,
    timeoutMs,
  }),
  browser: (options): PortOptions<EmailOptions> => options,
  csp: ({ apiUrl }) => ({ 'connect-src': [originOf(apiUrl)] }),
  consent: 'necessary',
  stores: [],
  scripts: [],
  timeoutMs,
  offSwitch: 'KLAVIYO_COMPANY_ID',
  whenDown: 'The sign-up is thanked for, kept in the browser and sent again later.',
});
