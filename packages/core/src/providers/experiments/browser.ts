import { type AdapterPortOptions, createAdapterPort } from '../adapter-port.ts';
import type { Experiments, ExperimentsAdapter } from './experiments.ts';

/** The adapter point is `loadAdapter`, e.g. `() => import('./their-adapter.ts')` of a file that calls their API. */
export type ExperimentsOptions = Omit<AdapterPortOptions<ExperimentsAdapter>, 'role'>;

export function createExperiments(options: ExperimentsOptions): Experiments {
  const callAdapter = createAdapterPort({ ...options, role: 'experiments' });
  return {
    variantOf: (experiment) => callAdapter<string | null>(null, (adapter) => adapter.variantOf(experiment)),
  };
}
