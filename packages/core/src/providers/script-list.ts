import type { ConsentCategory } from '../consent/consent.ts';
import { type OptionsOf, type ProviderConfig, type ProviderRole, roles, rows } from './registry.ts';

/** A script of a configured provider: pages may load no other script of somebody else. */
export interface RegisteredScript {
  provider: string;
  consent: ConsentCategory;
  purpose: string;
  owner: string;
  /** With braces around what is not known of it. */
  address: string;
}

/** The scripts of all configured providers: those that their browser ports load, and those that these add. */
export function scriptList(config: ProviderConfig): RegisteredScript[] {
  return roles.flatMap((role) => scriptsOf(role, config));
}

function scriptsOf<Role extends ProviderRole>(role: Role, config: ProviderConfig): RegisteredScript[] {
  const options: OptionsOf<Role> | null = config[role];
  const { provider, consent, scripts, browser, added } = rows[role];
  const port = options === null ? null : browser(options);
  if (options === null || port === null) return [];
  const loaded = Object.entries(port).flatMap(([name, value]) => (/scriptUrl$/i.test(name) ? [value] : []));
  const addresses: unknown[] = [...loaded, ...(added?.(options) ?? [])];
  return scripts.flatMap(({ src, purpose, owner }, at) => {
    const address = addresses[at];
    return typeof address === 'string'
      ? [{ provider, consent, purpose, owner, address: address || src }]
      : [];
  });
}
