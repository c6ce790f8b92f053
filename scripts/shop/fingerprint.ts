import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readConfig } from '../../packages/core/src/config.ts';
import { consentLines } from '../../packages/core/src/providers/cookie-list.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { publicConfig, publicPorts } from '../../packages/core/src/public-config.ts';
import { root } from './root.ts';

/** What the built site depends on: its code, and the seed whose pages are prebuilt. */
const sources = [
  'package-lock.json',
  'tsconfig.json',
  'packages/core/src',
  'packages/sandbox/src/commerce',
  'packages/sandbox/src/content',
  'packages/sandbox/src/seed',
  'packages/web',
];

const isNoSource = /(^|\/)(\.[^/]*|node_modules|next-env\.d\.ts|[^/]*\.(test\.tsx?|tsbuildinfo))$/;

/** Changes when a build in this environment would differ. */
export function fingerprint(env: Environment): string {
  const hash = createHash('sha256');
  const config = readConfig(env);
  const { projectId, dataset, apiHost } = config.content;
  const inlined = [
    publicConfig(config),
    publicPorts(config),
    consentLines(config),
    env.NEXT_UNCHANGED === '1',
  ];
  hash.update(JSON.stringify([process.version, inlined, projectId, dataset, apiHost]));
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    hash.update(`\n${relative(root, file)}\n`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (isNoSource.test(path)) return [];
  const entries = readEntries(path);
  if (entries === null) return [path];
  return entries.toSorted().flatMap((entry) => listFiles(join(path, entry)));
}

function readEntries(path: string): string[] | null {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
