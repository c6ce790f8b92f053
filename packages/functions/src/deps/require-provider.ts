import { Fault } from '@storefront/core/fault';

/** Returns the provider; throws `not-offered` (absent) where the shop has none. */
export function requireProvider<Provider>(provider: Provider | null): Provider {
  if (provider !== null) return provider;
  throw new Fault({ code: 'not-offered', kind: 'absent', say: 'This shop does not offer that.' });
}
