import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { ReferralTrackerOptions } from './browser.ts';

const timeoutMs = 5_000;

export const row = defineRow({
  provider: 'Friendbuy',
  isRequired: false,
  env: z.object({
    FRIENDBUY_SECRET_KEY: variable(tokenSchema, {
      why: "The campaign's secret, which signs customers for its script.",
      example: '0123456789abcdef',
      isSecret: true,
    }),
    FRIENDBUY_API_KEY: variable(tokenSchema, {
      why: 'Key of the merchant interface.',
      example: '0123456789abcdef',
      isSecret: true,
    }),
    FRIENDBUY_API_SECRET: variable(tokenSchema, {
      why: 'Secret of the merchant interface.',
      example: '0123456789abcdef',
      isSecret: true,
    }),
    FRIENDBUY_MERCHANT_ID: variable(tokenSchema.optional(), {
      why: 'Names the account to its browser script; without it that script is not loaded.',
      example: '01234567-89ab-cdef-0123-456789abcdef',
      isSecret: false,
    }),
    FRIENDBUY_CAMPAIGN_ID: variable(tokenSchema.optional(), {
      why: 'The campaign whose links customers share; without it nobody gets a link.',
      example: '01234567-89ab-cdef-0123-456789abcdef',
      isSecret: false,
    }),
    FRIENDBUY_POINTS_CURRENCY: variable(tokenSchema.default('points'), {
      why: 'What the ledger counts in.',
      example: 'points',
      isSecret: false,
    }),
    FRIENDBUY_URL: variable(baseUrlSchema.default('https://mapi.fbot.me/v1'), {
      why: 'Of the merchant interface, with its version.',
      example: 'https://mapi.fbot.me/v1',
      isSecret: false,
    }),
    FRIENDBUY_CUSTOMER_PATH: variable(
      z
        .string()
        .regex(/^\/\S*$/, 'must begin with /')
        .default('/customer'),
      {
        why: 'Where a customer is requested; published documents disagree.',
        example: '/customer',
        isSecret: false,
      },
    ),
    FRIENDBUY_SCRIPT_URL: variable(baseUrlSchema.default('https://static.fbot.me/friendbuy.js'), {
      why: 'Its browser script.',
      example: 'https://static.fbot.me/friendbuy.js',
      isSecret: false,
    }),
    FRIENDBUY_CAMPAIGN_SCRIPT_URL: variable(baseUrlSchema.default('https://campaign.fbot.me'), {
      why: "Where the campaigns' script stands: {this}/{merchant id}/campaigns.js.",
      example: 'https://campaign.fbot.me',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    baseUrl: values.FRIENDBUY_URL,
    secretKey: values.FRIENDBUY_SECRET_KEY,
    apiKey: values.FRIENDBUY_API_KEY,
    apiSecret: values.FRIENDBUY_API_SECRET,
    campaignId: values.FRIENDBUY_CAMPAIGN_ID ?? null,
    pointsCurrency: values.FRIENDBUY_POINTS_CURRENCY,
    customerPath: values.FRIENDBUY_CUSTOMER_PATH,
    timeoutMs,
    /** Null without a merchant id. */
    script: readScript(values),
  }),
  browser: ({ script }): PortOptions<ReferralTrackerOptions> | null => script,
  csp: ({ script }) => {
    if (script === null) return {};
    const origins = [originOf(script.scriptUrl), originOf(script.campaignScriptUrl)];
    return { 'script-src': origins, 'connect-src': [...origins, 'https://public.fbot.me'] };
  },
  consent: 'marketing',
  stores: [
    { place: 'cookie', key: 'globalId', why: 'Recognises a browser that a friend sent', retention: '1 year' },
    {
      place: 'local-storage',
      key: 'persist:friendbuy-msdk-06192019-root',
      why: 'Which campaigns were shown',
      retention: 'until it is removed',
    },
    {
      place: 'local-storage',
      key: '__fby__customer_*',
      why: 'What the customer was shown, a key for each customer',
      retention: 'until it is removed',
    },
    {
      place: 'local-storage',
      key: 'friendbuy',
      why: 'What the provider knows of the customer, so that it is not requested with every page',
      retention: 'until signing out',
    },
  ],
  scripts: [
    { src: 'https://static.fbot.me/friendbuy.js', purpose: 'Referral campaigns', owner: 'Friendbuy' },
    {
      src: 'https://campaign.fbot.me/{merchantId}/campaigns.js',
      purpose: 'Referral campaigns',
      owner: 'Friendbuy',
    },
  ],
  timeoutMs,
  offSwitch: 'FRIENDBUY_SECRET_KEY',
  whenDown: 'Points and referral links say that they cannot be shown right now.',
});

function readScript(values: {
  FRIENDBUY_MERCHANT_ID?: string | undefined;
  FRIENDBUY_SCRIPT_URL: string;
  FRIENDBUY_CAMPAIGN_SCRIPT_URL: string;
}) {
  const merchantId = values.FRIENDBUY_MERCHANT_ID;
  if (merchantId === undefined) return null;
  return {
    merchantId,
    scriptUrl: values.FRIENDBUY_SCRIPT_URL,
    campaignScriptUrl: `${values.FRIENDBUY_CAMPAIGN_SCRIPT_URL}/${merchantId}/campaigns.js`,
  };
}
