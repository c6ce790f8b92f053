import { Template } from 'aws-cdk-lib/assertions';
import { App, getStack } from 'sst/constructs';
import { initProject } from 'sst/project.js';
import { afterAll, expect, it } from 'vitest';
import { cache } from '../../infra/cache-stack.ts';
import { jobs } from '../../infra/jobs.ts';
import { queue } from '../../infra/queue-stack.ts';
import { region } from '../../infra/stage.ts';
import { exampleEnvironment } from './synthesise.ts';

const given = { ...process.env };
afterAll(() => {
  process.env = given;
});

const RESTORED = 'storefront-staging-cache-of-monday';

/** The templates of the stacks with the table and with its users, where a restored table is set or not. */
async function synthesiseTable(stage: string, env: Record<string, string>) {
  Object.assign(process.env, exampleEnvironment, env);
  await initProject({ root: process.cwd(), stage, region });
  const app = new App({ mode: 'deploy', stage, name: 'storefront', region, account: '123456789012' });
  app.stack(cache, { id: 'cache' });
  app.stack(queue, { id: 'queue' });
  app.stack(jobs, { id: 'jobs' });
  await app.finish();
  const [ofTable, ofUsers] = [getStack(cache), getStack(jobs)].map((stack) =>
    Object(Template.fromStack(stack).toJSON()),
  );
  return { ofTable, ofUsers };
}

it('a restored table is used by name, beside the stage’s own, whose exports stay until no stack imports them', async () => {
  const usual = await synthesiseTable('dev', {});
  const restored = await synthesiseTable('staging', { RESTORED_TABLE: RESTORED });
  const text = JSON.stringify(restored.ofUsers);
  expect(text).toContain(`"CACHE_TABLE":"${RESTORED}"`);
  expect(text).toContain(`:table/${RESTORED}"`);
  expect(text).not.toContain('cachetable');
  const tables = Object.values(restored.ofTable.Resources).filter(
    (resource) => Object(resource).Type === 'AWS::DynamoDB::Table',
  );
  expect(tables).toMatchObject([{ Properties: { TableName: 'storefront-staging-cache' } }]);
  const exportsOf = (template: { Outputs?: object }) =>
    Object.keys(template.Outputs ?? {}).filter((name) => name.startsWith('ExportsOutput'));
  expect(exportsOf(usual.ofTable).length).toBeGreaterThan(1);
  expect(exportsOf(restored.ofTable).toSorted()).toEqual(exportsOf(usual.ofTable).toSorted());
});
