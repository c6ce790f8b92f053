import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { ProtectionOptions } from './browser.ts';

const timeoutMs = 5_000;

export const row = defineRow({
  provider: 'Route',
  isRequired: false,
  env: z.object({
    ROUTE_TOKEN: variable(tokenSchema, {
      why: "The merchant's public token; browsers see it.",
      example: '0123456789abcdef',
      isSecret: false,
    }),
    ROUTE_SCRIPT_URL: variable(
      baseUrlSchema.default('https://protection-widget.route.com/route-protection-widget.js'),
      {
        why: 'Its widget script.',
        example: 'https://protection-widget.route.com/route-protection-widget.js',
        isSecret: false,
      },
    ),
  }),
  options: (values) => ({ scriptUrl: values.ROUTE_SCRIPT_URL, token: values.ROUTE_TOKEN, timeoutMs }),
  browser: (options): PortOptions<ProtectionOptions> => options,
  csp: ({ scriptUrl }) => ({
    'script-src': [originOf(scriptUrl)],
    'connect-src': [originOf(scriptUrl), 'https://api.route.com'],
  }),
  consent: 'functional',
  stores: [],
  scripts: [
    {
      src: 'https://protection-widget.route.com/route-protection-widget.js',
      purpose: 'Quotes what shipping protection costs',
      owner: 'Route',
    },
  ],
  timeoutMs,
  offSwitch: 'ROUTE_TOKEN',
  whenDown: 'Shipping protection is not offered in the bag.',
});
