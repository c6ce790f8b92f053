import { type AdapterPortOptions, createAdapterPort } from '../adapter-port.ts';
import type { FitAdapter, FitPrediction } from './fit.ts';

/** The adapter point is `loadAdapter`, e.g. `() => import('./their-adapter.ts')` of a file that draws their widget. */
export type FitOptions = Omit<AdapterPortOptions<FitAdapter>, 'role'>;

const nothingToTakeAway = () => {};

export function createFitPrediction(options: FitOptions): FitPrediction {
  const callAdapter = createAdapterPort({ ...options, role: 'fit' });
  return {
    mount: (element, question) =>
      callAdapter(nothingToTakeAway, (adapter) => adapter.mount(element, question)),
  };
}
