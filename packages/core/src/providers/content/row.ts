import * as z from 'zod';
import { defineRow } from '../provider-row.ts';
import { originSchema, tokenSchema, variable } from '../variable.ts';

const timeoutMs = 5_000;

/** The origin of editors' pictures. */
export function pictureOrigin(apiHost: string | null): string {
  return apiHost ?? 'https://cdn.sanity.io';
}

export const row = defineRow({
  provider: 'Sanity',
  isRequired: true,
  env: z.object({
    SANITY_PROJECT_ID: variable(
      z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and dashes'),
      {
        why: 'The Sanity project that holds the texts, from its settings.',
        example: 'abcd1234',
        isSecret: false,
      },
    ),
    SANITY_DATASET: variable(
      z
        .string()
        .regex(/^[a-z0-9~][a-z0-9_-]{0,63}$/, 'must be small letters, digits, dashes and underscores')
        .default('production'),
      {
        why: 'The dataset of that project.',
        example: 'production',
        isSecret: false,
      },
    ),
    SANITY_API_HOST: variable(originSchema.optional(), {
      why: "Another origin than Sanity's own; only the sandbox needs it.",
      example: 'http://localhost:3002',
      isSecret: false,
    }),
    SANITY_READ_TOKEN: variable(tokenSchema.optional(), {
      why: 'Reads drafts for previews; without it previews are off.',
      example: 'sk0123456789abcdef',
      isSecret: true,
    }),
    SANITY_WEBHOOK_SECRET: variable(tokenSchema.optional(), {
      why: "Proves that a webhook is Sanity's; without it texts refresh by time only.",
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
    SANITY_STUDIO_ORIGIN: variable(originSchema.optional(), {
      why: 'Where editors open their studio; previews may be shown inside it.',
      example: 'https://your-shop.sanity.studio',
      isSecret: false,
    }),
  }),
  options: (values) => ({
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    /** Another origin than Sanity's own. */
    apiHost: values.SANITY_API_HOST ?? null,
    studioOrigin: values.SANITY_STUDIO_ORIGIN ?? null,
    readToken: values.SANITY_READ_TOKEN ?? null,
    webhookSecret: values.SANITY_WEBHOOK_SECRET ?? null,
    timeoutMs,
  }),
  browser: () => null,
  csp: ({ projectId, apiHost, studioOrigin }, isPreview) => {
    const pictures = { 'img-src': [pictureOrigin(apiHost)] };
    if (!isPreview) return pictures;
    return {
      ...pictures,
      'connect-src': [apiHost ?? `https://${projectId}.api.sanity.io`],
      'frame-ancestors': studioOrigin === null ? [] : [studioOrigin],
    };
  },
  consent: 'necessary',
  stores: [
    {
      place: 'cookie',
      key: 'sanity-preview-perspective',
      why: 'Which drafts an editor looks at',
      retention: 'until the browser is closed',
    },
    {
      place: 'cookie',
      key: '__prerender_bypass',
      why: 'Shows editors their drafts',
      retention: 'until the browser is closed',
    },
    {
      place: 'cookie',
      key: '__next_preview_data',
      why: 'Shows editors their drafts',
      retention: 'until the browser is closed',
    },
  ],
  scripts: [],
  timeoutMs,
  offSwitch: null,
  whenDown: 'Pages made earlier are shown; a page not made yet shows the products without their stories.',
});
