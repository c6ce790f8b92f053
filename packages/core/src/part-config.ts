import type { z } from 'zod';
import { processEnvironment } from './environment.ts';
import { findRowProblems, type ProviderRow, readOptions } from './providers/provider-row.ts';
import { type Environment, withoutBlanks } from './providers/variable.ts';
import { configurationFault, type SiteOptions, siteEnv, siteOptions, siteProblems } from './site-env.ts';

// A function reads its own part: it needs no other secrets, and what is wrong with another provider does not stop it.

/** The shop's own part of the configuration. Throws as `readConfig` does. */
export function readSite(env: Environment = processEnvironment()): SiteOptions {
  const given = withoutBlanks(env);
  const problems = siteProblems(given);
  const values = siteEnv.safeParse(given);
  if (problems.length > 0 || !values.success) throw configurationFault(problems);
  return siteOptions(values.data);
}

type Row<Env extends z.ZodObject, Options extends object> = Pick<
  ProviderRow<Env, Options>,
  'isRequired' | 'env' | 'options' | 'offSwitch'
>;

/** What the face of a provider needs to know; null while the shop does without it. Throws as `readConfig` does. */
export function findProvider<Env extends z.ZodObject, Options extends object>(
  row: Row<Env, Options>,
  env: Environment = processEnvironment(),
): Options | null {
  const given = withoutBlanks(env);
  const problems = findRowProblems(row, given);
  if (problems.length > 0) throw configurationFault(problems);
  return readOptions(row, given);
}

/** As `findProvider`, for the ones that no shop can do without. */
export function needProvider<Env extends z.ZodObject, Options extends object>(
  row: Row<Env, Options>,
  env: Environment = processEnvironment(),
): Options {
  const options = findProvider(row, env);
  if (options === null) throw configurationFault([`${row.offSwitch} is missing: this part needs it.`]);
  return options;
}
