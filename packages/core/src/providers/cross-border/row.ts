import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, hostSchema, variable } from '../variable.ts';
import type { CrossBorderOptions } from './browser.ts';

const timeoutMs = 10_000;

export const row = defineRow({
  provider: 'Global-e',
  isRequired: false,
  env: z.object({
    GLOBALE_SHOP: variable(hostSchema, {
      why: "The store's domain on Shopify, as Global-e knows it; browsers see it.",
      example: 'your-store.myshopify.com',
      isSecret: false,
    }),
    GLOBALE_SCRIPT_URL: variable(
      baseUrlSchema.default('https://crossborder-integration.global-e.com/resources/js/app'),
      {
        why: 'Its app; another one for its quality tests.',
        example: 'https://crossborder-integration.global-e.com/resources/js/app',
        isSecret: false,
      },
    ),
  }),
  options: (values) => ({
    scriptUrl: `${values.GLOBALE_SCRIPT_URL}?${new URLSearchParams({ shop: values.GLOBALE_SHOP })}`,
  }),
  browser: (options): PortOptions<CrossBorderOptions> => options,
  csp: ({ scriptUrl }) => ({ 'script-src': [originOf(scriptUrl)], 'connect-src': [originOf(scriptUrl)] }),
  consent: 'functional',
  stores: [
    { place: 'cookie', key: 'GlobalE_Data', why: 'Country and currency of the visit', retention: '3 days' },
    {
      place: 'cookie',
      key: 'GlobalE_Full_Redirect',
      why: 'Whether the visitor was sent to another country’s shop',
      retention: 'until the browser is closed',
    },
    {
      place: 'cookie',
      key: 'GlobalE_SupportThirdPartCookies',
      why: 'Whether the browser keeps its cookies',
      retention: '3 days',
    },
    {
      place: 'cookie',
      key: 'GLBE_SESS_ID',
      why: 'Holds the pages of one visit together',
      retention: 'until the browser is closed',
    },
  ],
  scripts: [
    {
      src: 'https://crossborder-integration.global-e.com/resources/js/app?shop={shop}',
      purpose: 'Duties and currencies in the checkout',
      owner: 'Global-e',
    },
  ],
  timeoutMs,
  offSwitch: 'GLOBALE_SHOP',
  whenDown: 'Nothing changes: prices and duties are the shop’s own.',
});
