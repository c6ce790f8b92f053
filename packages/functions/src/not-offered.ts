import { Fault } from '@storefront/core/fault';

/** The provider, or throws `not-offered` (absent) where the shop has none. */
export function offered<Provider>(provider: Provider | null): Provider {
  if (provider !== null) return provider;
  throw new Fault({ code: 'not-offered', kind: 'absent', say: 'This shop does not offer that.' });
}
