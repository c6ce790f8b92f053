import { createHash } from 'node:crypto';
import { addSources, seenByBrowsers } from '../../infra/built-from.ts';
import { readConfig } from '../../packages/core/src/config.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from './root.ts';

/** What the built site depends on: its code, and the seed whose pages are prebuilt. */
const sources = [
  'package-lock.json',
  'tsconfig.json',
  'packages/core/src',
  // Bundled into the server of the artefact.
  'packages/functions/src/aws/sign-request.ts',
  'packages/functions/src/site',
  'packages/sandbox/src/commerce',
  'packages/sandbox/src/content',
  'packages/sandbox/src/seed',
  'packages/web',
];

/** Changes when a build in this environment would differ. */
export function fingerprint(env: Environment): string {
  const hash = createHash('sha256');
  const config = readConfig(env);
  const { projectId, dataset } = config.content;
  const seen = [seenByBrowsers(config), env.NEXT_UNCHANGED === '1'];
  hash.update(JSON.stringify([process.version, seen, projectId, dataset]));
  addSources(hash, root, sources);
  return hash.digest('hex');
}
