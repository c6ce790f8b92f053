import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { z } from 'zod';
import { type BodyProblem, checkBody } from '../doubles/check-body.ts';
import { parseJson } from '../http/parse-json.ts';
import { recordReceived } from '../world/record-received.ts';
import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { klaviyoAccount, knownRevisions } from './account.ts';
import { backInStockSchema, subscriptionSchema } from './sign-up-schemas.ts';

interface ApiError {
  status: 400 | 404 | 415;
  code: string;
  title: string;
  detail: string;
  source?: { pointer?: string; parameter?: string };
}

const limits = {
  'RateLimit-Limit': '350, 350;w=1, 3500;w=60',
  'RateLimit-Remaining': '3499',
  'RateLimit-Reset': '1',
};

/** Klaviyo's client API: back in stock, and newsletter subscriptions. It refuses private keys. */
export function klaviyoServer(world: World): SandboxServer {
  const app = new Hono();
  app.use(cors({ origin: '*', allowHeaders: ['content-type', 'revision'], exposeHeaders: ['Retry-After'] }));

  app.on('POST', withSlash('/client/back-in-stock-subscriptions'), (context) =>
    subscribe(context, backInStockSchema, ({ data }) =>
      findVariantError(world, data.relationships.variant.data.id),
    ),
  );
  app.on('POST', withSlash('/client/subscriptions'), (context) =>
    subscribe(context, subscriptionSchema, ({ data }) => findListError(data.relationships.list.data.id)),
  );
  app.notFound((context) =>
    refuse(context, [{ status: 404, code: 'not_found', title: 'Not found.', detail: 'No such endpoint.' }]),
  );
  return recordReceived(world, 'klaviyo', async (request) => app.fetch(request));
}

/** Older revisions write their paths with a slash at the end. */
function withSlash(path: string): string[] {
  return [path, `${path}/`];
}

async function subscribe<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  findUnknown: (body: z.output<Schema>) => ApiError | null,
): Promise<Response> {
  const headerError = findHeaderError(context);
  if (headerError) return refuse(context, [headerError]);
  const body = parseJson(await context.req.text());
  const parsed = schema.safeParse(body);
  if (!parsed.success) return refuse(context, checkBody(schema, body).map(toError));
  const unknown = findUnknown(parsed.data);
  return unknown ? refuse(context, [unknown]) : context.body(null, 202, limits);
}

function findHeaderError({ req }: Context): ApiError | null {
  const invalid = { status: 400, code: 'invalid', title: 'Invalid input.' } as const;
  if (req.header('authorization') !== undefined) {
    return { ...invalid, detail: 'A client endpoint takes no Authorization: the key would be public.' };
  }
  if (!/^application\/(vnd\.api\+)?json\b/.test(req.header('content-type') ?? '')) {
    return {
      ...invalid,
      status: 415,
      detail: 'Content-Type must be application/json or application/vnd.api+json.',
    };
  }
  const revision = req.header('revision') ?? '';
  if (!knownRevisions.includes(revision)) {
    return { ...invalid, detail: `The header revision must be a known one, not '${revision}'.` };
  }
  const source = { parameter: 'company_id' };
  const companyId = req.query('company_id');
  if (companyId === undefined) return { ...invalid, detail: 'company_id is required.', source };
  return companyId === klaviyoAccount.companyId
    ? null
    : { ...invalid, detail: `The company ID ${companyId} is invalid.`, source };
}

/** The platform copies its catalogue with every variant to the provider. */
function findVariantError(world: World, id: string): ApiError | null {
  const [, numeric] = /^\$shopify:::\$default:::(\d+)$/.exec(id) ?? [];
  const isKnown = shownCatalogue(world).products.some(({ variants }) =>
    variants.some((variant) => String(variant.id) === numeric),
  );
  if (isKnown) return null;
  const source = { pointer: '/data/relationships/variant/data/id' };
  return { status: 404, code: 'not_found', title: 'Not found.', detail: `No catalog variant ${id}.`, source };
}

function findListError(id: string): ApiError | null {
  if (id === klaviyoAccount.newsletterListId) return null;
  const source = { pointer: '/data/relationships/list/data/id' };
  return { status: 404, code: 'not_found', title: 'Not found.', detail: `No list ${id}.`, source };
}

function toError({ pointer, detail }: BodyProblem): ApiError {
  const source = { pointer };
  return { status: 400, code: 'invalid', title: 'Invalid input.', detail: `${pointer}: ${detail}.`, source };
}

function refuse(context: Context, refusals: readonly ApiError[]): Response {
  const errors = refusals.map(({ status, ...error }) => ({ id: randomUUID(), status, ...error }));
  return context.json({ errors }, refusals[0]?.status ?? 400, limits);
}
