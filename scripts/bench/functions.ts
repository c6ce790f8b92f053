import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bundleOptions } from '../../infra/bundle-function.ts';
import { allEntries, type InnerFunction, innerEntries } from '../../infra/variables.ts';
import { type FunctionName, functionEntries } from '../../packages/core/src/routes.ts';
import { toEvent } from '../../packages/sandbox/src/edge/to-event.ts';
import { openOutsideFunctions } from './outside-functions.ts';

const ROUNDS = 5;
/** Of a cached response, whose time is measured, and of any other, which shows what stays in memory. */
const CACHED_ROUNDS = 300;
const WARM_ROUNDS = 30;
const child = join(import.meta.dirname, 'first-response.ts');

export type Bundle = FunctionName | InnerFunction | 'emptyHandler' | 'dynamoClient';

/** One request that reaches the table, and the provider where the function has one. */
const requests: Record<
  FunctionName,
  [path: string, body?: object | undefined, headers?: Record<string, string>]
> = {
  auth: ['/api/auth/login', { email: 'nobody@vesper.example', password: 'difference-1' }],
  checkout: ['/api/auth/checkout', { email: 'a@vesper.example', checkoutUrl: 'https://127.0.0.1/cart/c/1' }],
  country: ['/api/country'],
  filterMap: ['/api/shopify/metaobjects'],
  geolocation: ['/api/geolocation'],
  gift: ['/api/govalo/get-session', {}],
  health: ['/api/health'],
  recommendations: ['/api/recommendations?profile=home-page'],
  referral: ['/api/friendbuy/getCustomer', { id: '1' }, { authorization: 'Bearer nobody' }],
  rewards: ['/api/rewards', undefined, { authorization: 'Bearer nobody' }],
  sanityWebhook: ['/api/webhooks/sanity', {}],
  settings: ['/api/settings'],
  shopifyWebhook: ['/api/webhooks/shopify', {}],
  wishlists: ['/api/wishlists', undefined, { authorization: 'Bearer nobody' }],
};
/** These return a cached response once the table holds one. */
export const cachedFunctions: readonly FunctionName[] = ['filterMap', 'recommendations'];

/** Of the queue and of the clock. Without a site, jobs end with an error once they have requested a page of it. */
const innerEvents: Readonly<Record<InnerFunction, object>> = {
  prices: {},
  refresh: {
    Records: [
      {
        messageId: 'one',
        receiptHandle: 'one',
        attributes: { ApproximateReceiveCount: '1', SentTimestamp: '0' },
        body: JSON.stringify({ about: 'page', path: '/', requests: 1, since: 0, isUrgent: true }),
      },
    ],
  },
  sitemap: {},
  sweep: {},
};

export interface FirstAnswers {
  /** CPU milliseconds of loading and first response together, one number per round. */
  firstMs: Map<Bundle, number[]>;
  /** CPU milliseconds of loading alone. */
  importMs: Map<Bundle, number[]>;
  /** CPU milliseconds of a cached response in a warm process. */
  warmMs: Map<Bundle, number[]>;
  /** CPU milliseconds of any warm response, on average. */
  warmCpuMs: Map<Bundle, number[]>;
  /** MB of the process after all of that. */
  peakMb: Map<Bundle, number[]>;
}

let measured: Promise<FirstAnswers> | null = null;

/** Every function as deployed, in fresh processes, beside an empty handler; measured once per run. */
export function measureFunctions(): Promise<FirstAnswers> {
  measured ??= measureAll();
  return measured;
}

async function measureAll(): Promise<FirstAnswers> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-functions-'));
  const { env, close } = await openOutsideFunctions();
  const found: FirstAnswers = {
    ...{ firstMs: new Map(), importMs: new Map(), warmMs: new Map() },
    ...{ warmCpuMs: new Map(), peakMb: new Map() },
  };
  const keep = (map: Map<Bundle, number[]>, name: Bundle, values: number[]) =>
    map.set(name, [...(map.get(name) ?? []), ...values]);
  try {
    const bundles = await bundleAll(folder);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, bundle] of bundles) {
        const isCached = cachedFunctions.some((one) => one === name);
        const isLast = round === ROUNDS - 1 && name !== 'dynamoClient';
        const warmRounds = isCached ? CACHED_ROUNDS : WARM_ROUNDS;
        const task = {
          ...{ bundle, event: eventOf(name), warmRounds: isLast ? warmRounds : 0 },
          mayFail: isInner(name),
        };
        const measured = await runAlone(join(folder, 'task.json'), task, {
          ...env,
          REVALIDATE_SECRET: 'at-least-sixteen-characters',
        });
        if ((measured.status ?? 0) >= 500) throw new Error(`${name} returned ${measured.status}.`);
        keep(found.importMs, name, [measured.importMs]);
        keep(found.firstMs, name, [measured.importMs + measured.firstMs]);
        keep(found.warmMs, name, measured.warmMs);
        keep(found.peakMb, name, [measured.peakMb]);
        if (isLast) keep(found.warmCpuMs, name, [measured.warmCpuMs]);
      }
    }
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
  return found;
}

/** As `sst deploy` bundles them. */
async function bundleAll(folder: string): Promise<Map<Bundle, string>> {
  const stdin = (contents: string) => ({ stdin: { contents, resolveDir: 'packages/core' } });
  const inputs: [Bundle, Pick<BuildOptions, 'stdin' | 'entryPoints'>][] = [
    ['emptyHandler', stdin('export const handler = async () => ({ statusCode: 200 });')],
    ['dynamoClient', stdin("export { DynamoDBClient } from '@aws-sdk/client-dynamodb';")],
    ...Object.entries(allEntries).map(([name, entry]): [Bundle, Pick<BuildOptions, 'entryPoints'>] => [
      isFunction(name) || isInner(name) ? name : 'emptyHandler',
      { entryPoints: [`packages/functions/src/${entry}.ts`] },
    ]),
  ];
  const bundles = new Map<Bundle, string>();
  for (const [name, input] of inputs) {
    const outfile = join(folder, `${name}.mjs`);
    await build({ ...bundleOptions, ...input, outfile });
    bundles.set(name, outfile);
  }
  return bundles;
}

function isFunction(name: string): name is FunctionName {
  return name in functionEntries;
}

function isInner(name: string): name is InnerFunction {
  return name in innerEntries;
}

function eventOf(name: Bundle): object | null {
  if (name === 'dynamoClient') return null;
  if (isInner(name)) return innerEvents[name];
  const [url, body, headers = {}] = name === 'emptyHandler' ? ['/'] : requests[name];
  return toEvent({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: {
      origin: 'http://localhost:3000',
      'x-storefront': '1',
      'content-type': 'application/json',
      'cloudfront-viewer-address': '198.51.100.7:4711',
      ...headers,
    },
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    sourceIp: '203.0.113.1',
    at: Date.now(),
  });
}

interface Task {
  bundle: string;
  event: object | null;
  warmRounds: number;
  mayFail: boolean;
}

interface Measured {
  importMs: number;
  firstMs: number;
  status: number | null;
  warmMs: number[];
  warmCpuMs: number;
  peakMb: number;
}

async function runAlone(file: string, task: Task, env: Record<string, string>): Promise<Measured> {
  await writeFile(file, JSON.stringify(task));
  const running = fork(child, [file], {
    env: { NODE_ENV: 'production', ...env },
    // A job that finds no site says so each time.
    stdio: ['ignore', 'ignore', task.mayFail ? 'ignore' : 'inherit', 'ipc'],
  });
  const ended = once(running, 'exit').then(() => {
    throw new Error('A function’s process ended without an answer.');
  });
  ended.catch(() => {});
  const [measured] = await Promise.race([once(running, 'message'), ended]);
  await once(running, 'exit');
  return measured;
}
