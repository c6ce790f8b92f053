import { isFault } from '@storefront/core/fault';
import type { OutcomeLog } from './doors.ts';
import type { Log } from './log.ts';
import type { Meter } from './meter.ts';

/** Where it is left how providers did. */
export interface Watch {
  outcomes: OutcomeLog;
  meter: Pick<Meter, 'failure'>;
  log: Log;
}

const isMethod = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

/**
 * A provider's face whose calls leave how they went. A failure is a fault of kind `outside`, or none at all, and
 * counts even when the shopper never learns of it; what the provider refuses or does not have are answers.
 */
export function watchProvider<Face extends object>(
  face: Face,
  role: string,
  { outcomes, meter, log }: Watch,
): Face {
  async function note(outcome: 'success' | 'failure'): Promise<void> {
    if (outcome === 'failure') meter.failure(role);
    await outcomes
      .note(role, outcome)
      .catch((error: unknown) => log.error('An outcome could not be noted', { role, error }));
  }

  async function watch(answer: Promise<unknown>): Promise<unknown> {
    try {
      const value = await answer;
      await note('success');
      return value;
    } catch (error) {
      await note(isFault(error) && error.kind !== 'outside' ? 'success' : 'failure');
      throw error;
    }
  }

  return new Proxy(face, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (!isMethod(member)) return member;
      return (...args: unknown[]) => {
        const answer = member.apply(target, args);
        return answer instanceof Promise ? watch(answer) : answer;
      };
    },
  });
}
