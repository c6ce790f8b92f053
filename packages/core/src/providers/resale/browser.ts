import { type AdapterPortOptions, createAdapterPort } from '../adapter-port.ts';
import type { ResaleAdapter, ResaleMarket } from './resale.ts';

/** The adapter point is `loadAdapter`, e.g. `() => import('./their-adapter.ts')` of a file that queries their market. */
export type ResaleOptions = Omit<AdapterPortOptions<ResaleAdapter>, 'role'>;

export function createResaleMarket(options: ResaleOptions): ResaleMarket {
  const callAdapter = createAdapterPort({ ...options, role: 'resale' });
  return {
    async linkFor(question) {
      const link = await callAdapter<string | null>(null, (adapter) => adapter.linkFor(question));
      return link?.startsWith('https://') ? link : null;
    },
  };
}
