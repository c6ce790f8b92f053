import { outsideFault, type Report } from './outside-fault.ts';

export interface AdapterPortOptions<Adapter> {
  role: string;
  report: Report;
  /**
   * The adapter point of a role without a provider: a function that imports the provider's adapter when it is
   * first needed. Call the port only where consent allows it. Without it nothing is loaded.
   */
  loadAdapter?: (() => Promise<Adapter>) | undefined;
}

/** Calls the adapter; returns `fallback` without one, and when it fails, which is reported. Never rejects. */
export type CallAdapter<Adapter> = <Result>(
  fallback: Result,
  operation: (adapter: Adapter) => Result | Promise<Result>,
) => Promise<Result>;

export function createAdapterPort<Adapter>(options: AdapterPortOptions<Adapter>): CallAdapter<Adapter> {
  const { role, report, loadAdapter } = options;
  let adapter: Promise<Adapter> | null = null;
  return async (fallback, operation) => {
    if (!loadAdapter) return fallback;
    try {
      adapter ??= loadAdapter();
      return await operation(await adapter);
    } catch (cause) {
      report(outsideFault(role, 'unavailable', 'failed: the shop goes on without it', cause));
      return fallback;
    }
  };
}
