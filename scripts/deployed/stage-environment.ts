import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';

/** The stage that the command names: `-- --stage prod`. Ends the process with a sentence without one. */
export function stageOfCommand(): string {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  if (values.stage !== undefined) return values.stage;
  console.error('Name the stage, for example: -- --stage prod');
  process.exit(1);
}

/** The files that SST reads for a stage, the later one first, below what the process has. */
export function stageEnvironment(stage: string): Environment {
  const files = ['.env', `.env.${stage}`, '.env.local', `.env.${stage}.local`].map((name) =>
    join(root, name),
  );
  const read = files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8')));
  return { ...Object.assign({}, ...read), ...process.env };
}
