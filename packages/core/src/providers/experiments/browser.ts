import { type AdapterPortOptions, createAdapterPort } from '../adapter-port.ts';
import type { Experiments, ExperimentsAdapter } from './experiments.ts';

/** The adapter point is `loadAdapter`, e.g. `() => import('./their-adapter.ts')` of a file that speaks to them. */
export type ExperimentsOptions = Omit<AdapterPortOptions<ExperimentsAdapter>, 'role'>;

export function createExperiments(options: ExperimentsOptions): Experiments {
  const ask = createAdapterPort({ ...options, role: 'experiments' });
  return { variantOf: (experiment) => ask<string | null>(null, (adapter) => adapter.variantOf(experiment)) };
}
