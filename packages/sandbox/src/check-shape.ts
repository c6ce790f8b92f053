/** What is wrong at one place of a value: `/data/type`, and a sentence. */
export interface ShapeProblem {
  pointer: string;
  detail: string;
}

/** What is wrong with a value; null when nothing is. */
export type Check = (value: unknown) => string | null;

/** A check, or the fields that an object must have: no others, and all but the optional ones. */
export type Shape = Check | OptionalShape | { readonly [field: string]: Shape };

class OptionalShape {
  readonly shape: Shape;
  constructor(shape: Shape) {
    this.shape = shape;
  }
}

/** A field that may be absent; null is not absent. */
export function optional(shape: Shape): Shape {
  return new OptionalShape(shape);
}

export function text(pattern = /\S/): Check {
  return (value) =>
    typeof value === 'string' && pattern.test(value) ? null : `must be a text that matches ${pattern}`;
}

/** A finite number from 0. */
export const amount: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : 'must be a number from 0';

/** A whole number from 1. */
export const count: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 1 ? null : 'must be a whole number from 1';

export function oneOf(...values: readonly (string | boolean | null)[]): Check {
  return (value) => (values.some((one) => one === value) ? null : `must be one of ${values.join(', ')}`);
}

/** A list in which every member passes. */
export function listOf(shape: Shape): Check {
  return (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    const problem = value.flatMap((one, at) => checkShape(one, shape, `/${at}`))[0];
    return problem ? `${problem.pointer} ${problem.detail}` : null;
  };
}

/** An object of texts under any name. */
export const texts: Check = (value) =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
    ? null
    : 'must be an object of texts';

/** Everything that is wrong with a value, fields that nobody asked for included. */
export function checkShape(value: unknown, shape: Shape, pointer = ''): ShapeProblem[] {
  if (shape instanceof OptionalShape) return checkShape(value, shape.shape, pointer);
  if (typeof shape === 'function') {
    const detail = shape(value);
    return detail === null ? [] : [{ pointer, detail }];
  }
  if (!isRecord(value)) return [{ pointer, detail: 'must be an object' }];
  const surplus = Object.keys(value).filter((field) => !Object.hasOwn(shape, field));
  return [
    ...surplus.map((field) => ({
      pointer: `${pointer}/${field}`,
      detail: 'is not a field that is known here',
    })),
    ...Object.entries(shape).flatMap(([field, inner]) => {
      if (value[field] !== undefined) return checkShape(value[field], inner, `${pointer}/${field}`);
      if (inner instanceof OptionalShape) return [];
      return [{ pointer: `${pointer}/${field}`, detail: 'is missing' }];
    }),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
