import { builtFrom, readBuiltFrom, sayDifference } from '../../infra/built-from.ts';
import { deployProblems, secretsOf } from '../../infra/deploy-settings.ts';
import { findProvider, needProvider } from '../../packages/core/src/part-config.ts';
import { row as commerce } from '../../packages/core/src/providers/commerce/row.ts';
import { row as content } from '../../packages/core/src/providers/content/row.ts';
import { isOn } from '../../packages/core/src/providers/provider-row.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { row as search } from '../../packages/core/src/providers/search/row.ts';
import { type Environment, withoutBlanks } from '../../packages/core/src/providers/variable.ts';
import { row as wishlist } from '../../packages/core/src/providers/wishlist/row.ts';
import { createContentProbe } from '../../packages/functions/src/health/content-probe.ts';
import {
  createCommerceProbe,
  createSearchProbe,
  createWishlistProbe,
} from '../../packages/functions/src/health/provider-probes.ts';
import { root } from '../shop/root.ts';
import type { StoredSecrets } from './secrets.ts';

export interface Line {
  state: 'ok' | 'missing' | 'advice';
  say: string;
}

export interface CheckOptions {
  stage: string;
  env: Environment;
  fetch?: typeof fetch;
  /** Of the stage; null without credentials. */
  readSecrets?: () => Promise<StoredSecrets | null>;
  /** What the artefact that is built says of itself; undefined where there is none. */
  artefact?: { built?: unknown } | undefined;
}

/** What a deployment to the stage would meet, one line each, the worst first. Calls the shop's providers and the shop. */
export async function checkDeployment(options: CheckOptions): Promise<Line[]> {
  const { stage, env } = options;
  const problems = deployProblems(stage, env);
  const missing = problems.map((say): Line => ({ state: 'missing', say }));
  if (problems.length > 0) return [...missing, ...adviceAbout(env)];
  const lines = await Promise.all([
    checkProviders(options),
    checkSecrets(options),
    ...(['shopify', 'sanity'] as const).map((name) => checkWebhook(name, options)),
  ]);
  const rank = { missing: 0, advice: 1, ok: 2 };
  const all = [
    { state: 'ok', say: 'The configuration is complete.' } as const,
    checkArtefact(options),
    ...lines.flat(),
    ...adviceAbout(env),
  ];
  return all.toSorted((one, other) => rank[one.state] - rank[other.state]);
}

/** Calls each provider that is on and that can be called without changing anything there. */
function checkProviders({ env, fetch }: CheckOptions): Promise<Line[]> {
  const own = fetch === undefined ? {} : { fetch };
  const [searchOptions, wishlistOptions] = [findProvider(search, env), findProvider(wishlist, env)];
  return Promise.all([
    checkSource('Shopify', () => createCommerceProbe({ ...needProvider(commerce, env), ...own })),
    checkSource('Sanity', () => createContentProbe({ ...needProvider(content, env), ...own })),
    ...(searchOptions === null
      ? []
      : [checkSource(search.provider, () => createSearchProbe({ ...searchOptions, ...own }))]),
    ...(wishlistOptions === null
      ? []
      : [checkSource(wishlist.provider, () => createWishlistProbe({ ...wishlistOptions, ...own }))]),
  ]);
}

async function checkSource(name: string, open: () => { run(): Promise<void> }): Promise<Line> {
  try {
    await open().run();
    return { state: 'ok', say: `${name} answers with the given keys.` };
  } catch (error) {
    return { state: 'missing', say: `${name} does not answer with the given keys: ${sayOf(error)}` };
  }
}

async function checkSecrets({ stage, env, readSecrets }: CheckOptions): Promise<Line[]> {
  const place = `storefront/${stage} in Secrets Manager`;
  const given = withoutBlanks(env);
  const wanted = secretsOf({ env: given });
  try {
    const found = (await readSecrets?.()) ?? null;
    if (found === null) {
      const say = `${place} was not read: without AWS credentials its names are unknown.`;
      return [{ state: 'advice', say }, ...(given.SECRETS_VERSION === undefined ? [versionAdvice] : [])];
    }
    const absent = wanted.filter((name) => !found.names.includes(name));
    const store = `run npm run secrets -- --stage ${stage}.`;
    return [
      absent.length === 0
        ? { state: 'ok', say: `${place} holds all ${wanted.length} secrets.` }
        : { state: 'missing', say: `${place} lacks ${absent.join(', ')}: ${store}` },
      ...checkVersion(found.version, given.SECRETS_VERSION, stage),
    ];
  } catch (error) {
    return [{ state: 'missing', say: `${place} cannot be read: ${sayOf(error)}` }];
  }
}

const versionAdvice: Line = {
  state: 'advice',
  say: 'SECRETS_VERSION is not set, so a rotation would not be deployed: npm run secrets prints it.',
};

/** CloudFormation reads a secret again only where the template names another version of it. */
function checkVersion(present: string | null, named: string | undefined, stage: string): Line[] {
  if (present === null) return [];
  const mend = `put SECRETS_VERSION=${present} into .env.${stage}`;
  if (named === undefined) {
    return [
      { state: 'missing', say: `SECRETS_VERSION is not set, so a rotation would not be deployed: ${mend}.` },
    ];
  }
  if (named === present) return [{ state: 'ok', say: 'SECRETS_VERSION is the present version.' }];
  const say = `SECRETS_VERSION is not the present version, so older secrets are deployed: for the present ones, ${mend}.`;
  return [{ state: 'advice', say }];
}

function checkArtefact({ env, artefact }: CheckOptions): Line {
  if (artefact === undefined) {
    return { state: 'advice', say: 'There is no artefact yet: npm run build:deployed makes it.' };
  }
  const difference = sayDifference(readBuiltFrom(artefact.built), builtFrom(env, root));
  return difference === null
    ? { state: 'ok', say: 'The artefact was built from this stage and from these sources.' }
    : { state: 'missing', say: difference };
}

/** An unsigned webhook must be refused: then the address is right and checks signatures. */
async function checkWebhook(
  name: 'shopify' | 'sanity',
  { env, fetch: send = fetch }: CheckOptions,
): Promise<Line> {
  const url = `${env.SITE_URL}/api/webhooks/${name}`;
  const after = 'It is open after the first deployment; register the webhooks then.';
  try {
    const { status } = await send(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(8_000) });
    if (status === 401) return { state: 'ok', say: `${url} refuses unsigned webhooks.` };
    return { state: 'advice', say: `${url} returned ${status} to an unsigned webhook, not 401. ${after}` };
  } catch {
    return { state: 'advice', say: `${url} cannot be reached. ${after}` };
  }
}

/** Providers that are off, and what is possible without: nothing to mend, but nobody should be surprised. */
function adviceAbout(env: Environment): Line[] {
  const given = withoutBlanks(env);
  const off = Object.values(registry).flatMap(({ provider, ...row }) => (isOn(row, given) ? [] : [provider]));
  const webhooks = [
    ['SHOPIFY_WEBHOOK_SECRET', 'changes of products show by time only'],
    ['SANITY_WEBHOOK_SECRET', 'changes of texts show by time only'],
  ].flatMap(([name = '', effect]) => (given[name] === undefined ? [`${name} is not set: ${effect}.`] : []));
  const features = off.length === 0 ? [] : [`Off, because they are not configured: ${off.join(', ')}.`];
  return [...webhooks, ...features].map((say) => ({ state: 'advice', say }));
}

/** In one line. */
function sayOf(error: unknown): string {
  const text = error instanceof Error && 'say' in error ? String(error.say) : sayPlainly(error);
  return text.replaceAll(/\s+/g, ' ');
}

/** `fetch` hides the reason in the cause. */
function sayPlainly(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
}
