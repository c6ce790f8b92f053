import { parseArgs } from 'node:util';
import { resetCloud } from './cloud/reset-cloud.ts';
import { sandboxSecrets } from './commerce/sandbox-secrets.ts';
import { commerceServer } from './commerce/server.ts';
import { contentServer } from './content/server.ts';
import { deskServer } from './desk/desk-server.ts';
import { type Double, doubles } from './doubles/doubles.ts';
import { listenerOf } from './faults/hang-up.ts';
import { makeFaults } from './faults/make-faults.ts';
import { type PlannedFault, readFaults } from './faults/planned-fault.ts';
import { listenOnLoopback } from './http/listen-on-loopback.ts';
import { parseJson } from './http/parse-json.ts';
import { chosenCatalogue } from './seed/chosen-catalogue.ts';
import { makeWorld } from './world/make-world.ts';
import { recordReceived } from './world/record-received.ts';
import type { SandboxServer } from './world/world.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    'commerce-port': { type: 'string', default: '3001' },
    'content-port': { type: 'string', default: '3002' },
    'desk-port': { type: 'string', default: '3003' },
    'cloud-port': { type: 'string', default: '3004' },
    /** Origins under which a proxy serves the doubles; absent, their ports on localhost. */
    'public-commerce': { type: 'string' },
    'public-content': { type: 'string' },
    'public-desk': { type: 'string' },
    'state-dir': { type: 'string', default: '.sandbox' },
    country: { type: 'string', default: 'US' },
    faults: { type: 'string', default: '[]' },
    /** How long the providers' scripts take; absent, the usual time of each. */
    'script-delay-ms': { type: 'string' },
  },
});
const ports = {
  commerce: Number(values['commerce-port']),
  content: Number(values['content-port']),
  desk: Number(values['desk-port']),
  cloud: Number(values['cloud-port']),
};
const onDesk: readonly Double[] = Object.values(doubles);
// Webhooks are no double, but they fail and are recorded like one.
const providers = ['commerce', 'content', 'webhooks', ...onDesk.map(({ name }) => name)];
const firstFaults = readFirstFaults(values.faults);

const world = makeWorld({
  addresses: {
    site: values.site,
    commerce: values['public-commerce'] ?? `http://localhost:${ports.commerce}`,
    content: values['public-content'] ?? `http://localhost:${ports.content}`,
    desk: values['public-desk'] ?? `http://localhost:${ports.desk}`,
    cloud: `http://localhost:${ports.cloud}`,
  },
  catalogue: chosenCatalogue(values['state-dir']),
  stateDir: values['state-dir'],
});
const faults = makeFaults();
faults.set(firstFaults);

const post = faults.wrap(
  'webhooks',
  recordReceived(world, 'webhooks', (request) => fetch(request, { signal: AbortSignal.timeout(10_000) })),
);
const send = async (request: Request) => post(request);
const commerce = commerceServer(world, { webhooks: { url: `${values.site}/api/webhooks/shopify`, send } });
const content = contentServer(world, {
  webhooks: { url: `${values.site}/api/webhooks/sanity`, secret: sandboxSecrets.contentWebhooks, send },
  // Like the CDN before the CMS: a client that must see an edit at once bypasses it.
  lag: { cdnMs: 2_000 },
});
const scriptDelay = values['script-delay-ms'];
const delay = scriptDelay === undefined ? {} : { scriptDelayMs: Number(scriptDelay) };
const desk = deskServer({
  world,
  country: values.country,
  faults,
  firstFaults,
  providers,
  commerce,
  resetCloud: () => resetCloud(world.addresses.cloud),
  doubles: Object.fromEntries(
    onDesk.map(({ name, server }) => [name, faults.wrap(name, server(world, delay))]),
  ),
});

// The desk comes last: once it responds, all doubles do.
const servers: readonly [number, SandboxServer][] = [
  [ports.commerce, faults.wrap('commerce', recordCalls('commerce', commerce, /^\/api\//))],
  [ports.content, faults.wrap('content', recordCalls('content', content, /\/data\//))],
  [ports.desk, desk],
];
for (const [port, server] of servers) await listenOnLoopback(port, { request: listenerOf(server) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    world.close();
    process.exit(0);
  });
}

/** Records calls only: pictures would push everything else out of the record. */
function recordCalls(name: string, server: SandboxServer, calls: RegExp): SandboxServer {
  const recorded = recordReceived(world, name, server);
  return (request) => (calls.test(new URL(request.url).pathname) ? recorded(request) : server(request));
}

function readFirstFaults(text: string): PlannedFault[] {
  const planned = readFaults(parseJson(text), providers);
  if (typeof planned !== 'string') return planned;
  console.error(`SANDBOX_FAULTS is invalid: ${planned}`);
  process.exit(1);
}
