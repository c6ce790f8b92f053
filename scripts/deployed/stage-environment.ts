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

export interface StageFiles {
  /** What the process has. */
  own?: Environment;
  /** Where the files are. */
  folder?: string;
}

/**
 * The environment that `sst deploy` gives the stacks: what the process has, and over it the files of the stage, the
 * later one first. SST lets files win, so that the shell of a developer does not change a stage.
 */
export function stageEnvironment(
  stage: string,
  { own = process.env, folder = root }: StageFiles = {},
): Environment {
  const files = ['.env', '.env.local', `.env.${stage}`, `.env.${stage}.local`].map((name) =>
    join(folder, name),
  );
  const read = files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8')));
  return { ...own, ...Object.assign({}, ...read) };
}
