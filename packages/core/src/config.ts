import { findRowProblems, readOptions } from './providers/provider-row.ts';
import { type ProviderConfig, registry } from './providers/registry.ts';
import { type Environment, listVariables, withoutBlanks } from './providers/variable.ts';
import { configurationFault, type SiteOptions, siteEnv, siteOptions, siteProblems } from './site-env.ts';

/** What our servers know. Absent options, and providers that are off, are null. Browser code must not import this file. */
export interface Config extends SiteOptions, ProviderConfig {}

/**
 * Reads and checks the whole configuration. Throws one `Fault` (input, `configuration-invalid`) that lists
 * every missing or malformed variable and what to put there.
 */
export function readConfig(env: Environment): Config {
  const given = withoutBlanks(env);
  const problems = configProblems(given);
  const site = siteEnv.safeParse(given);
  const commerce = readOptions(registry.commerce, given);
  const content = readOptions(registry.content, given);
  if (problems.length > 0 || !site.success || commerce === null || content === null) {
    throw configurationFault(problems);
  }
  return {
    ...siteOptions(site.data),
    commerce,
    content,
    search: readOptions(registry.search, given),
    wishlist: readOptions(registry.wishlist, given),
    gift: readOptions(registry.gift, given),
    referral: readOptions(registry.referral, given),
    email: readOptions(registry.email, given),
    protection: readOptions(registry.protection, given),
    reviews: readOptions(registry.reviews, given),
    crossBorder: readOptions(registry.crossBorder, given),
    sms: readOptions(registry.sms, given),
    chat: readOptions(registry.chat, given),
    consent: readOptions(registry.consent, given),
    assistant: readOptions(registry.assistant, given),
    video: readOptions(registry.video, given),
    tagManager: readOptions(registry.tagManager, given),
  };
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
