import * as z from 'zod';
import { defineRow, originOf, type PortOptions } from '../provider-row.ts';
import { baseUrlSchema, tokenSchema, variable } from '../variable.ts';
import type { ChatOptions } from './browser.ts';

const timeoutMs = 10_000;

export const row = defineRow({
  provider: 'Gorgias',
  isRequired: false,
  env: z.object({
    GORGIAS_APP_ID: variable(tokenSchema, {
      why: "The chat's id; browsers see it.",
      example: '12345',
      isSecret: false,
    }),
    GORGIAS_SCRIPT_URL: variable(baseUrlSchema.default('https://config.gorgias.chat/bundle-loader'), {
      why: 'Its loader, without the id.',
      example: 'https://config.gorgias.chat/bundle-loader',
      isSecret: false,
    }),
    GORGIAS_BUNDLE_URL: variable(baseUrlSchema.optional(), {
      why: 'The script that its loader adds, as the browser’s network panel shows it; for /scripts-test only.',
      example: 'https://config.gorgias.chat/bundle.js',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    scriptUrl: `${values.GORGIAS_SCRIPT_URL}/${encodeURIComponent(values.GORGIAS_APP_ID)}`,
    bundleUrl: values.GORGIAS_BUNDLE_URL ?? '',
  }),
  browser: ({ scriptUrl }): PortOptions<ChatOptions> => ({ scriptUrl }),
  csp: ({ scriptUrl }) => {
    const origins = [originOf(scriptUrl), 'https://*.gorgias.chat', 'https://*.gorgias.io'];
    return { 'script-src': origins, 'connect-src': [...origins, 'wss://*.gorgias.chat'], 'img-src': origins };
  },
  consent: 'functional',
  stores: [
    {
      place: 'local-storage',
      key: 'gorgias.guest_id',
      why: 'Continues a conversation',
      retention: 'until it is removed',
    },
    {
      place: 'session-storage',
      key: 'gorgias.session_id',
      why: 'Holds the pages of one visit together',
      retention: 'until the tab is closed',
    },
  ],
  scripts: [
    {
      src: 'https://config.gorgias.chat/bundle-loader/{appId}',
      purpose: 'Chat with the shop',
      owner: 'Gorgias',
    },
    {
      src: '{named by its loader, below gorgias.chat}',
      purpose: 'The chat itself, which its loader adds',
      owner: 'Gorgias',
    },
  ],
  added: ({ bundleUrl }) => [bundleUrl],
  timeoutMs,
  offSwitch: 'GORGIAS_APP_ID',
  whenDown:
    'A chat link opens nothing; the phone number and the e-mail address stand beside it in the help menu.',
});
