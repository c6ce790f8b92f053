import type { Environment } from './providers/variable.ts';

/** The environment of this process; what reads it says what it needs. */
export function processEnvironment(): Environment {
  return process.env;
}

/**
 * What only our edge knows and says with each request, one of several while it is changed; empty where nothing stands
 * before the functions.
 */
export function originSecrets(env: Environment = processEnvironment()): string[] {
  return [env.ORIGIN_SECRET, env.ORIGIN_SECRET_BEFORE].flatMap((secret) => secret?.trim() || []);
}
