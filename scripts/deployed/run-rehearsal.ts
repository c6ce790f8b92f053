import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { builtFrom } from '../../infra/built-from.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { type Environment, listVariables } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';
import { aboutFile, artefactFolder, readArtefact } from './artefact.ts';
import { openAwsStub } from './aws-stub.ts';

/**
 * `npm run rehearse:deploy`: runs `sst build --stage prod` to its end against a stub of the few calls to AWS that it
 * makes, with the artefact that is built. Fails unless a template of each stack is written.
 */
const stacks = ['cache', 'queue', 'api', 'firewall', 'site', 'jobs', 'alarms'];

readArtefact();
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const stub = await openAwsStub();
try {
  const project = linkProject();
  const stage = exampleStage();
  const env = { ...process.env, ...stage, ...awsAt(stub.url), SITE_ARTEFACT: copyArtefact(stage) };
  const sst = join(root, 'node_modules/sst/cli/sst.js');
  const options = { cwd: project, env, stdio: 'inherit' } as const;
  const child = spawn(process.execPath, [sst, 'build', '--stage', 'prod'], options);
  const [code] = await once(child, 'close');
  const calls = stub.calls.map(({ action, names }) => [action, ...names].join(' '));
  console.log(`Calls to AWS: ${calls.join(', ')}.`);
  const written = code === 0 ? readdirSync(join(project, '.sst/dist')) : [];
  const missing = stacks.filter((name) => !written.includes(`prod-storefront-${name}.template.json`));
  if (code === 0 && missing.length === 0)
    console.log(`A template of each of ${stacks.join(', ')} was written.`);
  else console.error(code === 0 ? `No template of ${missing.join(', ')}.` : `sst build ended with ${code}.`);
  process.exitCode = code === 0 && missing.length === 0 ? 0 : 1;
} finally {
  stub.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The project without anybody's `.env`, which SST would read over the rehearsal's own. */
function linkProject(): string {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const name of readdirSync(root)) {
    if (!name.startsWith('.')) symlinkSync(join(root, name), join(project, name));
  }
  return project;
}

/** The artefact of a shop on a laptop, as if it had been built for the stage. */
function copyArtefact(stage: Environment): string {
  const copy = join(folder, 'artefact');
  cpSync(artefactFolder, copy, { recursive: true });
  const about = { ...JSON.parse(readFileSync(aboutFile, 'utf8')), built: builtFrom(stage, root) };
  writeFileSync(join(copy, relative(artefactFolder, aboutFile)), JSON.stringify(about));
  return copy;
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
