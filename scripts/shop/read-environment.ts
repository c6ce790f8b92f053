import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { configProblems } from '../../packages/core/src/config.ts';
import { Fault } from '../../packages/core/src/fault.ts';
import {
  type Environment,
  findProblems,
  sayProblems,
  withoutBlanks,
} from '../../packages/core/src/providers/variable.ts';
import { root } from './root.ts';
import { sandboxDefaults } from './sandbox-defaults.ts';
import { type Workbench, workbenchEnv } from './workbench-env.ts';

export interface ShopEnvironment {
  workbench: Workbench;
  /** The environment of every child process. */
  env: Environment;
}

/** The variables of the project's `.env`, if there is one, overridden by those of the process. */
export function withDotEnv(own: Environment): Environment {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...withoutBlanks(own) };
}

/**
 * The environment of the whole shop: the given variables, and the sandbox's values for each provider without a given
 * account. Throws one `Fault` that lists every problem.
 */
export function readEnvironment(own: Environment): ShopEnvironment {
  const given = withoutBlanks(own);
  const workbench = workbenchEnv.safeParse(given);
  const env = { ...given, ...sandboxDefaults(workbench.data ?? workbenchEnv.parse({}), given) };
  const problems = [...findProblems(workbenchEnv, given), ...configProblems(env)];
  if (problems.length > 0 || !workbench.success) {
    throw new Fault({ code: 'configuration-invalid', kind: 'input', say: sayProblems(problems) });
  }
  return { workbench: workbench.data, env };
}
