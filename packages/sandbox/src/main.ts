import { parseArgs } from 'node:util';
import { forgetInCloud } from './cloud/forget-in-cloud.ts';
import { commerceDoor } from './commerce/door.ts';
import { sandboxSecrets } from './commerce/sandbox-secrets.ts';
import { contentDoor } from './content/door.ts';
import { deskDoor } from './desk/desk-door.ts';
import { type Double, doubles } from './doubles.ts';
import { listenerOf } from './faults/hang-up.ts';
import { type PlannedFault, readFaults } from './faults/planned-fault.ts';
import { makeFaults } from './faults.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { chosenCatalogue } from './seed/chosen-catalogue.ts';
import { makeWorld } from './world/make-world.ts';
import { recordReceived } from './world/record-received.ts';
import type { Door } from './world/world.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    'commerce-port': { type: 'string', default: '3001' },
    'content-port': { type: 'string', default: '3002' },
    'desk-port': { type: 'string', default: '3003' },
    'cloud-port': { type: 'string', default: '3004' },
    'state-dir': { type: 'string', default: '.sandbox' },
    country: { type: 'string', default: 'US' },
    faults: { type: 'string', default: '[]' },
    /** How long the providers' scripts take; absent, what is usual for each. */
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
/** Webhooks are no double, but they can fail, be late and be looked at as if they were one. */
const providers = ['commerce', 'content', 'webhooks', ...onDesk.map(({ name }) => name)];
const firstFaults = readFirstFaults(values.faults);

const world = makeWorld({
  addresses: {
    site: values.site,
    commerce: `http://localhost:${ports.commerce}`,
    content: `http://localhost:${ports.content}`,
    desk: `http://localhost:${ports.desk}`,
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
const commerce = commerceDoor(world, { webhooks: { url: `${values.site}/api/webhooks/shopify`, send } });
const content = contentDoor(world, {
  webhooks: { url: `${values.site}/api/webhooks/sanity`, secret: sandboxSecrets.contentWebhooks, send },
  // As a CDN before the CMS does it: who must see an edit at once reads past it.
  lag: { cdnMs: 2_000 },
});
const scriptDelay = values['script-delay-ms'];
const delay = scriptDelay === undefined ? {} : { scriptDelayMs: Number(scriptDelay) };
const desk = deskDoor({
  world,
  country: values.country,
  faults,
  firstFaults,
  providers,
  commerce,
  forgetWorld: () => forgetInCloud(world.addresses.cloud),
  doubles: Object.fromEntries(onDesk.map(({ name, door }) => [name, faults.wrap(name, door(world, delay))])),
});

// The desk comes last: who waits for it knows that all doubles answer.
const doors: readonly [number, Door][] = [
  [ports.commerce, faults.wrap('commerce', recordCalls('commerce', commerce, /^\/api\//))],
  [ports.content, faults.wrap('content', recordCalls('content', content, /\/data\//))],
  [ports.desk, desk],
];
for (const [port, door] of doors) await listenOnLoopback(port, { request: listenerOf(door) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    world.close();
    process.exit(0);
  });
}

/** Pictures are not kept: they would push everything else out. */
function recordCalls(name: string, door: Door, calls: RegExp): Door {
  const recorded = recordReceived(world, name, door);
  return (request) => (calls.test(new URL(request.url).pathname) ? recorded(request) : door(request));
}

function readFirstFaults(text: string): PlannedFault[] {
  const planned = readFaults(parse(text), providers);
  if (typeof planned !== 'string') return planned;
  console.error(`SANDBOX_FAULTS cannot be used: ${planned}`);
  process.exit(1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
