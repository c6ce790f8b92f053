import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFrom } from '../../infra/built-from.ts';
import { leastSettings } from '../../infra/deploy-settings.fixture.ts';
import { openArtefact } from '../../infra/site-artefact.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { readEnvironment } from '../shop/read-environment.ts';
import { root } from '../shop/root.ts';
import { stageEnvironment } from './stage-environment.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artefact-of-stage-'));
  folders.push(folder);
  return folder;
}

/** A folder with what a build that says this of itself leaves. */
function artefactWith(built: unknown): string {
  const folder = makeFolder();
  const server = join(folder, 'server-functions/default');
  for (const path of [server, join(folder, 'assets/brand')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(server, 'storefront.mjs'), '');
  writeFileSync(join(server, 'storefront.json'), JSON.stringify({ buildId: 'b', previewModeId: 'p', built }));
  return folder;
}

const deploy = (built: unknown, env: Environment = leastSettings) =>
  openArtefact({ ...env, SITE_ARTEFACT: artefactWith(built) });

const built = builtFrom(leastSettings);

describe('the artefact that a deployment takes', () => {
  it('is the one that was built from the stage and from these sources', () => {
    expect(deploy(built)).toMatchObject({ buildId: 'b', publicFiles: ['/brand/*'] });
  });

  it('is never the one of tests or of a shop on a laptop', () => {
    const { env } = readEnvironment({});
    expect(() => deploy(builtFrom(env))).toThrow(
      'The artefact was built for http://localhost:3000, not for SITE_URL, which is https://www.shop.example: run npm run build:deployed -- --stage',
    );
  });

  it.each([
    [
      { SHOPIFY_STORE_DOMAIN: 'other.myshopify.com' },
      'from vesper.myshopify.com, not from SHOPIFY_STORE_DOMAIN',
    ],
    [{ SANITY_PROJECT_ID: 'other123' }, 'project abcd1234, not from SANITY_PROJECT_ID'],
    [{ SANITY_DATASET: 'staging' }, 'dataset production, not from SANITY_DATASET'],
    [{ BRAND_NAME: 'Another house' }, 'with other public settings'],
    [{ SEARCHSPRING_SITE_ID: 'abc123' }, 'with other public settings'],
  ])('is refused where the stage has %j by now', (own, how) => {
    expect(() => deploy(built, { ...leastSettings, ...own })).toThrow(how);
  });

  it('is refused where code has changed since, and where it says nothing of itself', () => {
    const older = { ...built, sources: 'older' };
    expect(() => deploy(older)).toThrow('from other sources than stand here now: run npm run build:deployed');
    expect(() => deploy(undefined)).toThrow(
      'does not say what it was built from: run npm run build:deployed',
    );
  });

  it('is recognised from another folder, and whatever secrets the stage has', () => {
    const rotated = { ...leastSettings, ORIGIN_SECRET: 'another-secret-of-operators' };
    expect(builtFrom(rotated, root)).toEqual(built);
  });
});

it('reads the files of a stage as SST does: later ones win, and all of them over the process', () => {
  const folder = makeFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('.env', 'A=env\nB=env\nC=env\nD=env');
  write('.env.local', 'B=local\nC=local\nD=local');
  write('.env.prod', 'C=prod\nD=prod');
  write('.env.prod.local', 'D=prod-local');
  write('.env.dev', 'A=dev');
  const own = { A: 'process', E: 'process' };
  const read = { A: 'env', B: 'local', C: 'prod', D: 'prod-local', E: 'process' };
  expect(stageEnvironment('prod', { own, folder })).toEqual(read);
});
