import { deployProblems, secretsOf } from '../../infra/deploy-settings.ts';
import { needProvider } from '../../packages/core/src/part-config.ts';
import { row as commerce } from '../../packages/core/src/providers/commerce/row.ts';
import { row as content } from '../../packages/core/src/providers/content/row.ts';
import { isOn } from '../../packages/core/src/providers/provider-row.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { type Environment, withoutBlanks } from '../../packages/core/src/providers/variable.ts';
import { createContentProbe } from '../../packages/functions/src/health/content-probe.ts';
import { createCommerceProbe } from '../../packages/functions/src/health/provider-probes.ts';

export interface Line {
  state: 'ok' | 'missing' | 'advice';
  say: string;
}

export interface CheckOptions {
  stage: string;
  env: Environment;
  fetch?: typeof fetch;
  /** The names in the stage's secret; null where this machine may not read it. */
  namesOfSecrets?: () => Promise<readonly string[] | null>;
}

/** What a deployment to the stage would meet, one line each, the worst first. Calls the shop's providers and the shop. */
export async function checkDeployment(options: CheckOptions): Promise<Line[]> {
  const { stage, env } = options;
  const problems = deployProblems(stage, env);
  const missing = problems.map((say): Line => ({ state: 'missing', say }));
  if (problems.length > 0) return [...missing, ...adviceAbout(env)];
  const lines = await Promise.all([
    checkSource('Shopify', () => createCommerceProbe({ ...needProvider(commerce, env), ...own(options) })),
    checkSource('Sanity', () => createContentProbe({ ...needProvider(content, env), ...own(options) })),
    checkSecrets(options),
    ...(['shopify', 'sanity'] as const).map((name) => checkWebhook(name, options)),
  ]);
  const rank = { missing: 0, advice: 1, ok: 2 };
  const all = [
    { state: 'ok', say: 'The configuration is complete.' } as const,
    ...lines,
    ...adviceAbout(env),
  ];
  return all.toSorted((one, other) => rank[one.state] - rank[other.state]);
}

const own = ({ fetch }: CheckOptions) => (fetch === undefined ? {} : { fetch });

async function checkSource(name: string, open: () => { run(): Promise<void> }): Promise<Line> {
  try {
    await open().run();
    return { state: 'ok', say: `${name} answers with the given keys.` };
  } catch (error) {
    return { state: 'missing', say: `${name} does not answer with the given keys: ${sayOf(error)}` };
  }
}

async function checkSecrets({ stage, env, namesOfSecrets }: CheckOptions): Promise<Line> {
  const place = `storefront/${stage} in Secrets Manager`;
  const wanted = secretsOf({ env: withoutBlanks(env) });
  const found = await namesOfSecrets?.();
  if (found === undefined || found === null) {
    return { state: 'advice', say: `${place} was not read: without AWS credentials its names are unknown.` };
  }
  const absent = wanted.filter((name) => !found.includes(name));
  return absent.length === 0
    ? { state: 'ok', say: `${place} holds all ${wanted.length} secrets.` }
    : {
        state: 'missing',
        say: `${place} lacks ${absent.join(', ')}: run npm run secrets -- --stage ${stage}.`,
      };
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

function sayOf(error: unknown): string {
  return error instanceof Error && 'say' in error ? String(error.say) : String(error);
}
