import type { ConsentCategory } from '../consent/consent.ts';
import { type OptionsOf, type ProviderConfig, type ProviderRole, roles, rows } from './registry.ts';

/** A script of a configured provider: pages may load no other script of somebody else. */
export interface RegisteredScript {
  provider: string;
  consent: ConsentCategory;
  purpose: string;
  owner: string;
  address: string;
}

/** The scripts of all configured providers, with the addresses that their browser ports use. */
export function scriptList(config: ProviderConfig): RegisteredScript[] {
  return roles.flatMap((role) => scriptsOf(role, config));
}

function scriptsOf<Role extends ProviderRole>(role: Role, config: ProviderConfig): RegisteredScript[] {
  const options: OptionsOf<Role> | null = config[role];
  const { provider, consent, scripts, browser } = rows[role];
  const port = options === null ? null : browser(options);
  if (port === null) return [];
  const addresses = Object.entries(port).flatMap(([name, value]) =>
    /scriptUrl$/i.test(name) ? [value] : [],
  );
  return scripts.flatMap(({ purpose, owner }, at) => {
    const address: unknown = addresses[at];
    return typeof address === 'string' ? [{ provider, consent, purpose, owner, address }] : [];
  });
}
