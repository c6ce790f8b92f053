import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { commerceDoor } from './commerce/door.ts';
import { contentDoor } from './content/door.ts';
import { deskDoor } from './desk/desk-door.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { makeWorld } from './world/make-world.ts';
import type { Door } from './world/world.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    'commerce-port': { type: 'string', default: '3001' },
    'content-port': { type: 'string', default: '3002' },
    'desk-port': { type: 'string', default: '3003' },
    'state-dir': { type: 'string', default: '.sandbox' },
    country: { type: 'string', default: 'US' },
  },
});
const ports = {
  commerce: Number(values['commerce-port']),
  content: Number(values['content-port']),
  desk: Number(values['desk-port']),
};

const world = makeWorld({
  addresses: {
    site: values.site,
    commerce: `http://localhost:${ports.commerce}`,
    content: `http://localhost:${ports.content}`,
    desk: `http://localhost:${ports.desk}`,
    cloud: `http://localhost:${ports.desk}/cloud`,
  },
  catalogue: seedCatalogue(),
  stateDir: values['state-dir'],
});

// The desk comes last: who waits for it knows that all doubles answer.
const doors: readonly [number, Door][] = [
  [ports.commerce, commerceDoor(world)],
  [ports.content, contentDoor(world)],
  [ports.desk, deskDoor({ world, country: values.country })],
];
for (const [port, door] of doors) await listenOnLoopback(port, { request: getRequestListener(door) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    world.close();
    process.exit(0);
  });
}
