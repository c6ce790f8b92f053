import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCloud } from './open-cloud.ts';
import { takeStoredMessages } from './stored-messages.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'cloud-'));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

it('stores unfinished messages for the next start, once', async () => {
  const started = Promise.withResolvers<void>();
  const cloud = await openCloud({
    port: 0,
    stateDir,
    worker: () => {
      started.resolve();
      return new Promise(() => {});
    },
  });
  cloud.queue.send('in work');
  await started.promise;
  cloud.queue.send('for later', 900_000);
  await cloud.close();
  expect(takeStoredMessages(stateDir)).toEqual(['in work', 'for later']);
  expect(takeStoredMessages(stateDir)).toEqual([]);
});
