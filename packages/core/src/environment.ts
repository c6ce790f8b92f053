import type { Environment } from './providers/variable.ts';

/** The environment of this process; what reads it says what it needs. */
export function processEnvironment(): Environment {
  return process.env;
}

/** What only our edge knows and says with each request; null where nothing stands before the functions. */
export function originSecret(env: Environment = processEnvironment()): string | null {
  return env.ORIGIN_SECRET?.trim() || null;
}
