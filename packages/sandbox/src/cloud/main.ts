import { parseArgs } from 'node:util';
import { loadWorker } from './load-worker.ts';
import { openCloud } from './open-cloud.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3004' },
    table: { type: 'string', default: 'storefront-cache' },
    /** Folder in which table and queue survive a restart. */
    'state-dir': { type: 'string', default: '.sandbox/cloud' },
    /** Without a thread for the worker: Node’s watch mode does not see what a thread imports. */
    'in-process': { type: 'boolean', default: false },
  },
});

// A process of its own, so that the worker can neither block nor crash the other doubles.
const cloud = await openCloud({
  port: Number(values.port),
  table: values.table,
  stateDir: values['state-dir'],
  ...(values['in-process'] && { worker: loadWorker() }),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    cloud.close().finally(() => process.exit(0));
  });
}

// The double of DynamoDB throws what its store cannot write, instead of answering with it.
process.on('uncaughtException', (error) => {
  if ('code' in error && error.code === 'LEVEL_IO_ERROR') return void cloud.continueInMemory(error);
  console.error(error);
  process.exit(1);
});
