import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { checkShape, type Shape, type ShapeProblem } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { Door, World } from '../world/world.ts';
import { klaviyoAccount, knownRevisions } from './account.ts';
import { backInStockShape, subscriptionShape } from './check-sign-up.ts';

interface Refusal {
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

/** Klaviyo's client API: back in stock, and newsletter subscriptions. Nobody may call it with a private key. */
export function klaviyoDoor(world: World): Door {
  const app = new Hono();
  app.use(cors({ origin: '*', allowHeaders: ['content-type', 'revision'], exposeHeaders: ['Retry-After'] }));

  app.on('POST', withSlash('/client/back-in-stock-subscriptions'), (context) =>
    answer(context, backInStockShape, (body) => findVariantProblem(world, body)),
  );
  app.on('POST', withSlash('/client/subscriptions'), (context) =>
    answer(context, subscriptionShape, findListProblem),
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

async function answer(
  context: Context,
  shape: Shape,
  findProblem: (body: unknown) => Refusal | null,
): Promise<Response> {
  const early = findHeaderProblem(context);
  if (early) return refuse(context, [early]);
  const body: unknown = await context.req.json().catch(() => undefined);
  const problems = [...checkShape(body, shape), ...findIdentifierProblems(body)].map(toRefusal);
  if (problems.length > 0) return refuse(context, problems);
  const late = findProblem(body);
  return late ? refuse(context, [late]) : context.body(null, 202, limits);
}

function findHeaderProblem({ req }: Context): Refusal | null {
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

/** Every profile needs something to be reached by. */
function findIdentifierProblems(body: unknown): ShapeProblem[] {
  const attributes = read(body, ['data', 'attributes', 'profile', 'data', 'attributes']);
  const { email, phone_number, external_id }: Record<string, unknown> = Object(attributes);
  if ([email, phone_number, external_id].some((one) => one !== undefined)) return [];
  return [
    { pointer: '/data/attributes/profile/data/attributes', detail: 'needs an email or a phone_number' },
  ];
}

/** The catalogue that the platform copies to the provider holds every variant. */
function findVariantProblem(world: World, body: unknown): Refusal | null {
  const id = String(read(body, ['data', 'relationships', 'variant', 'data', 'id']));
  const [, numeric] = /^\$shopify:::\$default:::(\d+)$/.exec(id) ?? [];
  const isKnown = shownCatalogue(world).products.some(({ variants }) =>
    variants.some((variant) => String(variant.id) === numeric),
  );
  if (isKnown) return null;
  const source = { pointer: '/data/relationships/variant/data/id' };
  return { status: 404, code: 'not_found', title: 'Not found.', detail: `No catalog variant ${id}.`, source };
}

function findListProblem(body: unknown): Refusal | null {
  const id = String(read(body, ['data', 'relationships', 'list', 'data', 'id']));
  if (id === klaviyoAccount.newsletterListId) return null;
  const source = { pointer: '/data/relationships/list/data/id' };
  return { status: 404, code: 'not_found', title: 'Not found.', detail: `No list ${id}.`, source };
}

function toRefusal({ pointer, detail }: ShapeProblem): Refusal {
  const source = { pointer };
  return { status: 400, code: 'invalid', title: 'Invalid input.', detail: `${pointer} ${detail}.`, source };
}

function refuse(context: Context, refusals: readonly Refusal[]): Response {
  const errors = refusals.map(({ status, ...error }) => ({ id: randomUUID(), status, ...error }));
  return context.json({ errors }, refusals[0]?.status ?? 400, limits);
}

function read(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => Object(at)[name], value);
}
