import { z } from 'zod';
import { variableNotes } from '../../packages/core/src/providers/variable.ts';

const port = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value > 0 && value < 65_536,
      'must be a port from 1 to 65535',
    );

const publicOrigin = (double: string, example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'must be an origin without a path, such as https://shop.example',
    )
    .optional()
    .register(variableNotes, {
      why: `Where a proxy of yours serves ${double}, with its own protocol, host and port; for clients that insist on https or list the hosts that they allow. It has to run before npm start, whose build reads through it.`,
      example,
      isSecret: false,
    });

function parsesAsList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The variables of `npm start`, `npm run dev` and `npm test` on a developer's machine. */
export const workbenchEnv = z.object({
  PORT: port(3000).register(variableNotes, {
    why: 'The shop.',
    example: '3000',
    isSecret: false,
  }),
  SANDBOX_COMMERCE_PORT: port(3001).register(variableNotes, {
    why: "The sandbox's commerce platform.",
    example: '3001',
    isSecret: false,
  }),
  SANDBOX_CONTENT_PORT: port(3002).register(variableNotes, {
    why: "The sandbox's CMS.",
    example: '3002',
    isSecret: false,
  }),
  SANDBOX_DESK_PORT: port(3003).register(variableNotes, {
    why: "The sandbox's desk and every other double.",
    example: '3003',
    isSecret: false,
  }),
  SANDBOX_CLOUD_PORT: port(3004).register(variableNotes, {
    why: "The sandbox's DynamoDB and queue.",
    example: '3004',
    isSecret: false,
  }),
  SANDBOX_PUBLIC_COMMERCE: publicOrigin(
    "the sandbox's commerce platform, its pictures and its checkout",
    'https://vesper-and-vine.example',
  ),
  SANDBOX_PUBLIC_CONTENT: publicOrigin("the sandbox's CMS and its pictures", 'https://content.example'),
  SANDBOX_PUBLIC_DESK: publicOrigin("the sandbox's desk and every other double", 'https://desk.example'),
  SANDBOX_STATE_DIR: z.string().default('.sandbox').register(variableNotes, {
    why: 'Where the sandbox keeps carts, orders and e-mails between two starts.',
    example: '.sandbox',
    isSecret: false,
  }),
  SANDBOX_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters')
    .default('US')
    .register(variableNotes, {
      why: 'Where visitors seem to come from, until the desk says otherwise.',
      example: 'US',
      isSecret: false,
    }),
  SANDBOX_WITHOUT: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/, 'must be names of doubles with commas between them')
    .default('')
    .transform((names) => names.split(','))
    .register(variableNotes, {
      why: 'Doubles that the shop does without, as if it had no account with that provider.',
      example: 'klaviyo,gorgias',
      isSecret: false,
    }),
  SANDBOX_CONSENT: z.enum(['own', 'onetrust']).default('own').register(variableNotes, {
    why: "Where visitors choose what may be stored: own is the shop's own dialog, onetrust the double of OneTrust.",
    example: 'onetrust',
    isSecret: false,
  }),
  SANDBOX_FAULTS: z
    .string()
    .refine((text) => parsesAsList(text), 'must be a JSON list of faults')
    .optional()
    .register(variableNotes, {
      why: 'How providers fail from the start, until the desk says otherwise; packages/sandbox/src/faults/planned-fault.ts lists the kinds.',
      example: '[{"provider":"searchspring","kind":"slow","delayMs":3000}]',
      isSecret: false,
    }),
  NEXT_DIST_DIR: z
    .string()
    .regex(/^(?!\/|.*\.\.).+$/, 'must be a folder below packages/web')
    .default('.next')
    .register(variableNotes, {
      why: 'Where the built site goes below packages/web; with one of its own a second shop can run beside the first.',
      example: '.next',
      isSecret: false,
    }),
  NEXT_UNCHANGED: z.enum(['0', '1']).default('0').register(variableNotes, {
    why: "1 builds the site without our replacements of Next's modules (packages/web/src/next/build), as before an upgrade of Next; `npm run journeys:next-unchanged` does.",
    example: '1',
    isSecret: false,
  }),
  TYPES_CHECKED: z.enum(['0', '1']).default('0').register(variableNotes, {
    why: '1 builds the site without checking its types once more; `npm test` sets it, which has checked them before.',
    example: '1',
    isSecret: false,
  }),
  CHROMIUM_PATH: z.string().optional().register(variableNotes, {
    why: "The browser of `npm test`; without it Playwright's own or the system's.",
    example: '/usr/bin/chromium',
    isSecret: false,
  }),
});

export type Workbench = z.infer<typeof workbenchEnv>;
