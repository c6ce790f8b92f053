import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const windows = process.platform === 'win32';

/** The Node 22 that the dependencies bring along. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

export function hasProjectNode() {
  return existsSync(projectNode);
}
