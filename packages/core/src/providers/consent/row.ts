import * as z from 'zod';
import { MANAGER_CHOSEN, MANAGER_CONSENT } from '../../consent-cookies.ts';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { ConsentOptions } from './browser.ts';

const timeoutMs = 10_000;

export const row = defineRow({
  provider: 'OneTrust',
  isRequired: false,
  env: z.object({
    ONETRUST_DOMAIN_SCRIPT: variable(tokenSchema, {
      why: "The domain's script id, with -test behind it for the staging one; browsers see it.",
      example: '01234567-89ab-cdef-0123-456789abcdef',
      isSecret: false,
    }),
    ONETRUST_SCRIPT_URL: variable(
      baseUrlSchema.default('https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'),
      {
        why: 'Its stub.',
        example: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
        isSecret: false,
      },
    ),
    ONETRUST_BANNER_URL: variable(baseUrlSchema.optional(), {
      why: 'The script that its stub adds, as the browser’s network panel shows it; for /scripts-test only.',
      example: 'https://cdn.cookielaw.org/scripttemplates/202409.1.0/otBannerSdk.js',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    scriptUrl: values.ONETRUST_SCRIPT_URL,
    domainScript: values.ONETRUST_DOMAIN_SCRIPT,
    bannerUrl: values.ONETRUST_BANNER_URL ?? '',
  }),
  browser: ({ scriptUrl, domainScript }): PortOptions<ConsentOptions> => ({ scriptUrl, domainScript }),
  csp: ({ scriptUrl }) => {
    const cdn = originOf(scriptUrl);
    const records = ['https://geolocation.onetrust.com', 'https://privacyportal.onetrust.com'];
    return { 'script-src': [cdn], 'connect-src': [cdn, ...records], 'img-src': [cdn], 'style-src': [cdn] };
  },
  consent: 'necessary',
  stores: [
    { place: 'cookie', key: MANAGER_CONSENT, why: 'What the visitor allowed', retention: '1 year' },
    { place: 'cookie', key: MANAGER_CHOSEN, why: 'When the visitor chose', retention: '1 year' },
  ],
  scripts: [
    {
      src: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
      purpose: 'Asks what may be stored and remembers the answer',
      owner: 'OneTrust',
    },
    {
      src: 'https://cdn.cookielaw.org/scripttemplates/{version}/otBannerSdk.js',
      purpose: 'Its banner and preference centre, which the stub adds',
      owner: 'OneTrust',
    },
  ],
  added: ({ bannerUrl }) => [bannerUrl],
  timeoutMs,
  offSwitch: 'ONETRUST_DOMAIN_SCRIPT',
  whenDown: 'Only what is necessary is stored; nothing else loads.',
});
