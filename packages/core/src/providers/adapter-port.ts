import { outsideFault, type Report } from './outside-fault.ts';

export interface AdapterPortOptions<Adapter> {
  role: string;
  report: Report;
  /**
   * The adapter point of a role without a provider: a function that imports the provider's adapter when it is
   * first needed. Ask the port only where consent allows it. Without it nothing is loaded.
   */
  loadAdapter?: (() => Promise<Adapter>) | undefined;
}

/** Asks the adapter; answers `fallback` without one, and when it fails, which is reported. Never rejects. */
export type AskAdapter<Adapter> = <Answer>(
  fallback: Answer,
  question: (adapter: Adapter) => Answer | Promise<Answer>,
) => Promise<Answer>;

export function createAdapterPort<Adapter>(options: AdapterPortOptions<Adapter>): AskAdapter<Adapter> {
  const { role, report, loadAdapter } = options;
  let adapter: Promise<Adapter> | null = null;
  return async (fallback, question) => {
    if (!loadAdapter) return fallback;
    try {
      adapter ??= loadAdapter();
      return await question(await adapter);
    } catch (cause) {
      report(outsideFault(role, 'unavailable', 'failed: the shop goes on without it', cause));
      return fallback;
    }
  };
}
