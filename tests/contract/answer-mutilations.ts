import { isRecord } from '../../packages/core/src/providers/read-answer.ts';
import { type Place, valueAt } from './places.ts';

/** A place, and what may happen there without harm. */
export interface FragilePlace {
  place: Place;
  /** Null there says that there is none. */
  mayBeNull: boolean;
  /** And so does a missing field. */
  mayBeMissing: boolean;
}

/** Makes something wrong of a value; undefined stands for no field at all. */
export interface Mutilation {
  place: Place;
  value: unknown;
}

const junk = [7];
const odd = { odd: 'one' };
const nonsense: readonly unknown[] = [undefined, null, 7, 'nonsense', true, [], junk, {}, odd];

/** A place with its positions in lists left out: equal for all items of a list. */
export function patternOf(place: Place): string {
  return place.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
}

/**
 * All ways to make a value at a place another type, or to remove it. The items of lists are replaced, never removed.
 * Where null stands, a single value or an empty list might be right.
 */
export function mutilationsAt(body: unknown, { place, mayBeNull, mayBeMissing }: FragilePlace): Mutilation[] {
  const present = valueAt(body, place);
  const mayRemove = typeof place.at(-1) === 'string' && !mayBeMissing;
  if (present === null)
    return [junk, odd, ...(mayRemove ? [undefined] : [])].map((value) => ({ place, value }));
  return nonsense
    .filter((value) =>
      value === undefined ? mayRemove : kindOf(value) !== kindOf(present) || value === junk,
    )
    .filter((value) => value !== null || !mayBeNull)
    .map((value) => ({ place, value }));
}

/** The same value with the mutilation. */
export function withMutilation(body: unknown, { place, value }: Mutilation): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  const inner = withMutilation(valueAt(body, [step]), { place: rest, value });
  if (Array.isArray(body)) return body.map((one, at) => (at === step ? inner : one));
  const fields = Object.entries(isRecord(body) ? body : {});
  return Object.fromEntries(
    fields.flatMap(([name, one]) =>
      name !== step ? [[name, one]] : inner === undefined ? [] : [[name, inner]],
    ),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
