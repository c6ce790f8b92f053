import * as z from 'zod';
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
  }),
  options: (values) => ({
    scriptUrl: values.ONETRUST_SCRIPT_URL,
    domainScript: values.ONETRUST_DOMAIN_SCRIPT,
  }),
  browser: (options): PortOptions<ConsentOptions> => options,
  csp: ({ scriptUrl }) => {
    const cdn = originOf(scriptUrl);
    const records = ['https://geolocation.onetrust.com', 'https://privacyportal.onetrust.com'];
    return { 'script-src': [cdn], 'connect-src': [cdn, ...records], 'img-src': [cdn], 'style-src': [cdn] };
  },
  consent: 'necessary',
  stores: [
    { place: 'cookie', key: 'OptanonConsent', why: 'What the visitor allowed', retention: '1 year' },
    { place: 'cookie', key: 'OptanonAlertBoxClosed', why: 'When the visitor chose', retention: '1 year' },
  ],
  scripts: [
    {
      src: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
      purpose: 'Asks what may be stored and remembers the answer',
      owner: 'OneTrust',
    },
  ],
  timeoutMs,
  offSwitch: 'ONETRUST_DOMAIN_SCRIPT',
  whenDown: 'Only what is necessary is stored; nothing else loads.',
});
