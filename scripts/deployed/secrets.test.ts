import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leastSettings } from '../../infra/deploy-settings.fixture.ts';
import { type AwsStub, openAwsStub } from './aws-stub.ts';
import { callAws } from './call-aws.ts';
import { readSecrets, storeSecrets } from './secrets.ts';

let aws: AwsStub;
let env: Record<string, string>;
beforeEach(async () => {
  aws = await openAwsStub();
  env = { ...leastSettings, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: aws.url };
});
afterEach(() => aws.close());

const names = ['REVALIDATE_SECRET', 'ORIGIN_SECRET'];

it('creates the secret of a stage once and adds versions to it afterwards, with secrets only', async () => {
  expect(await readSecrets('prod', {})).toBeNull();
  expect(await readSecrets('prod', env)).toEqual({ names: [], version: null });
  expect(await storeSecrets('prod', env)).toEqual({ names, version: 'version-1' });
  const { version } = await storeSecrets('prod', env);
  expect(await readSecrets('prod', env)).toEqual({ names, version });
  const writes = aws.calls.filter(({ action }) => action !== 'GetSecretValue');
  expect(writes).toEqual([
    { action: 'CreateSecret', names: ['storefront/prod', ...names] },
    { action: 'PutSecretValue', names: ['storefront/prod', ...names] },
  ]);
});

it('never quotes what stands in a secret that is no JSON', async () => {
  const body = { Name: 'storefront/prod', SecretString: 'hush, hush' };
  await callAws({ service: 'secretsmanager', target: 'secretsmanager.CreateSecret', body }, env);
  await expect(readSecrets('prod', env)).rejects.toThrow(
    /^it is not the JSON that npm run secrets writes\.$/,
  );
});

/** Runs a command of `package.json` as a person does. */
async function run(file: string, args: readonly string[], given: Record<string, string>) {
  const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file), ...args];
  const child = spawn(process.execPath, program, { env: { NODE_ENV: 'test', ...given } });
  const parts: string[] = [];
  const add = (part: string) => parts.push(part);
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', add);
  const [code] = await once(child, 'close');
  return { code, said: parts.join('') };
}

describe('npm run secrets', () => {
  it('stores the secrets and says which version the deployment has to name', async () => {
    const { code, said } = await run('run-secrets.ts', ['--stage', 'prod'], env);
    expect(said).toBe(
      'Stored REVALIDATE_SECRET, ORIGIN_SECRET.\n' +
        'Put SECRETS_VERSION=version-1 into .env.prod, then deploy: the next deployment takes this version.\n',
    );
    expect(code).toBe(0);
    expect(said).not.toContain(leastSettings.ORIGIN_SECRET);
  });

  it('stores nothing without credentials or with a variable missing', async () => {
    const without = await run('run-secrets.ts', ['--stage', 'prod'], leastSettings);
    expect(without).toMatchObject({ code: 1, said: expect.stringContaining('AWS_ACCESS_KEY_ID') });
    const blank = await run('run-secrets.ts', ['--stage', 'prod'], { ...env, ALARM_EMAIL: '' });
    expect(blank).toMatchObject({ code: 1, said: expect.stringContaining('ALARM_EMAIL is missing') });
    expect(aws.calls).toEqual([]);
  });
});

describe('npm run redrive', () => {
  it('sends the dead letters of the stage to the queue again', async () => {
    const given = { ...env, AWS_ACCOUNT_ID: '123456789012' };
    const { code, said } = await run('run-redrive.ts', ['--stage', 'prod'], given);
    expect(said).toContain('on their way to the queue');
    expect(code).toBe(0);
    const queue = 'arn:aws:sqs:us-east-1:123456789012:storefront-prod-refresh-dead-letters';
    expect(aws.calls).toEqual([{ action: 'StartMessageMoveTask', names: [queue] }]);
  });

  it('says what is missing', async () => {
    expect(await run('run-redrive.ts', ['--stage', 'prod'], env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('AWS_ACCOUNT_ID'),
    });
    expect(await run('run-redrive.ts', [], env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name the stage'),
    });
    expect(aws.calls).toEqual([]);
  });
});
