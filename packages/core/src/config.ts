import { findRowProblems, readOptions } from './providers/provider-row.ts';
import {
  type OptionsOf,
  type ProviderConfig,
  type ProviderRole,
  registry,
  roles,
  rows,
} from './providers/registry.ts';
import { type Environment, listVariables, withoutBlanks } from './providers/variable.ts';
import { configurationFault, type SiteOptions, siteEnv, siteOptions, siteProblems } from './site-env.ts';

/** The configuration of our servers. Absent options, and providers that are off, are null. Never for browsers. */
export interface Config extends SiteOptions, ProviderConfig {}

type Providers<Role extends ProviderRole = ProviderRole> = { [Each in Role]?: OptionsOf<Each> | null };

/**
 * Reads and checks the whole configuration. Throws one `Fault` (input, `configuration-invalid`) that lists
 * every missing or malformed variable and what to put there.
 */
export function readConfig(env: Environment): Config {
  const given = withoutBlanks(env);
  const problems = configProblems(given);
  const site = siteEnv.safeParse(given);
  const providers: Providers = {};
  for (const role of roles) readProvider(providers, role, given);
  if (problems.length > 0 || !site.success || !isComplete(providers)) throw configurationFault(problems);
  return { ...siteOptions(site.data), ...providers };
}

function readProvider<Role extends ProviderRole>(
  providers: Providers<Role>,
  role: Role,
  given: Environment,
): void {
  providers[role] = readOptions(rows[role], given);
}

/** Whether the providers that the shop needs are there. */
function isComplete(providers: Providers): providers is ProviderConfig {
  return roles.every((role) => providers[role] || !registry[role].isRequired);
}

let processConfig: Config | null = null;

/** The configuration of this process, read once. Throws as `readConfig` does. */
export function serverConfig(): Config {
  processConfig ??= readConfig(process.env);
  return processConfig;
}

/** One sentence for each missing or malformed variable; empty when `readConfig` would succeed. */
export function configProblems(env: Environment): string[] {
  const given = withoutBlanks(env);
  const ofProviders = Object.values(registry).flatMap((row) => findRowProblems(row, given));
  return [...siteProblems(given), ...ofProviders];
}

/** The variables whose values nobody may print, log or send to a browser. */
export function secretNames(): string[] {
  return [siteEnv, ...Object.values(registry).map(({ env }) => env)].flatMap((schema) =>
    listVariables(schema).flatMap(({ name, isSecret }) => (isSecret ? [name] : [])),
  );
}
