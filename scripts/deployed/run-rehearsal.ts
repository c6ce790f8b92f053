import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { listVariables } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';
import { readArtefact } from './artefact.ts';
import { openAwsStub } from './aws-stub.ts';

/**
 * `npm run rehearse:deploy`: runs `sst build --stage prod` to its end against a stub of the few calls to AWS that it
 * makes, with the artefact that `npm run build:deployed` made. Fails unless a template of each stack is written.
 */
const stacks = ['cache', 'queue', 'api', 'firewall', 'site', 'jobs', 'alarms'];

readArtefact();
const stub = await openAwsStub();
try {
  const sst = join(root, 'node_modules/sst/cli/sst.js');
  const env = { ...process.env, ...exampleStage(), ...awsAt(stub.url) };
  const options = { cwd: root, env, stdio: 'inherit' } as const;
  const child = spawn(process.execPath, [sst, 'build', '--stage', 'prod'], options);
  const [code] = await once(child, 'close');
  const calls = stub.calls.map(({ action, names }) => [action, ...names].join(' '));
  console.log(`Calls to AWS: ${calls.join(', ')}.`);
  const written = code === 0 ? readdirSync(join(root, '.sst/dist')) : [];
  const missing = stacks.filter((name) => !written.includes(`prod-storefront-${name}.template.json`));
  if (code === 0 && missing.length === 0) console.log(`Templates of ${stacks.join(', ')} are in .sst/dist.`);
  else console.error(code === 0 ? `No template of ${missing.join(', ')}.` : `sst build ended with ${code}.`);
  process.exitCode = code === 0 && missing.length === 0 ? 0 : 1;
} finally {
  stub.close();
}

/** A stage with every provider, by the examples of the registry. */
function exampleStage(): Record<string, string> {
  const examples = Object.values(registry).flatMap(({ env }) =>
    listVariables(env).map(({ name, example }): [string, string] => [name, example]),
  );
  return {
    ...Object.fromEntries(examples),
    SITE_URL: 'https://www.shop.example',
    ORIGIN_SECRET: 'origin-secret-of-the-rehearsal',
    REVALIDATE_SECRET: 'revalidate-secret-of-the-rehearsal',
    HOSTED_ZONE_ID: 'Z0123456789ABC',
    HOSTED_ZONE: 'shop.example',
    ALARM_EMAIL: 'team@shop.example',
  };
}

function awsAt(url: string): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: 'rehearsal',
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
    AWS_REGION: 'us-east-1',
    CI: '1',
    SST_TELEMETRY_DISABLED: '1',
  };
}
