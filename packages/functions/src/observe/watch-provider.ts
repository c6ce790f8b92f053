import { isFault } from '@storefront/core/fault';
import type { OutcomeLog } from '../cache/outcome-log.ts';
import type { Log } from './log.ts';
import type { Meter } from './meter.ts';

export interface WatchDeps {
  outcomes: Pick<OutcomeLog, 'record'>;
  meter: Pick<Meter, 'failure'>;
  log: Log;
}

const isMethod = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

/**
 * A provider's face that records the outcome of each call. A `Fault` of kind `outside`, and any error that is no
 * `Fault`, is a failure and counts even where no shopper notices it; any other `Fault` means that the provider works.
 */
export function watchProvider<Face extends object>(
  face: Face,
  role: string,
  { outcomes, meter, log }: WatchDeps,
): Face {
  async function record(outcome: 'success' | 'failure'): Promise<void> {
    if (outcome === 'failure') meter.failure(role);
    await outcomes
      .record(role, outcome)
      .catch((error: unknown) => log.error('The outcome of a call could not be recorded', { role, error }));
  }

  async function watch(call: Promise<unknown>): Promise<unknown> {
    try {
      const value = await call;
      await record('success');
      return value;
    } catch (error) {
      await record(isFault(error) && error.kind !== 'outside' ? 'success' : 'failure');
      throw error;
    }
  }

  return new Proxy(face, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (!isMethod(member)) return member;
      return (...args: unknown[]) => {
        const result = member.apply(target, args);
        return result instanceof Promise ? watch(result) : result;
      };
    },
  });
}
