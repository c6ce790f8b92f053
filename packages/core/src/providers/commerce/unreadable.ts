import type { Fault } from '../../fault.ts';
import { toCents } from '../../money.ts';
import { toNumericId } from '../../product/identifiers.ts';
import { outsideFault } from '../outside-fault.ts';

/**
 * The fault of an answer that has the platform's shape and makes no sense: `commerce-unavailable` of kind `outside`,
 * as for an answer of another shape. It is never an absence.
 */
export function unreadable(what: string): Fault {
  return outsideFault('commerce', 'unavailable', `returned ${what}`);
}

/** The cents of an amount. Throws the fault of `unreadable` for one that is too large to be a price. */
export function requireCents(amount: string): number {
  const cents = toCents(amount);
  if (cents === null) throw unreadable('an amount that is no price');
  return cents;
}

/** The number in a global id. Throws the fault of `unreadable` for an id without one. */
export function requireNumericId(id: string): string {
  const numericId = toNumericId(id);
  if (numericId === null) throw unreadable('an id without a number');
  return numericId;
}
