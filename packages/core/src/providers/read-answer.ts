import { outsideFault } from './outside-fault.ts';

const decimal = /^-?\d+(\.\d+)?$/;

/** The tests of single values. */
const scalars = {
  text: isText,
  /** Not empty. */
  id: (value: unknown) => isText(value) && value !== '',
  decimal: (value: unknown) => isText(value) && decimal.test(value),
  number: isNumber,
  flag: (value: unknown) => typeof value === 'boolean',
  /** An id as a text or a number. */
  code: (value: unknown) => isNumber(value) || (isText(value) && value !== ''),
  /** A decimal as a text or a number. */
  amount: (value: unknown) => isNumber(value) || (isText(value) && decimal.test(value)),
  object: isRecord,
  /** An object as JSON text, or as it is. */
  json: (value: unknown) => isText(value) || isRecord(value),
  any: () => true,
};

/**
 * The fields of an object. A field may be null when its name ends in `?`, and null or missing when it ends in `??`.
 * Under `...` stand the fields that only objects of a type have, by `__typename`.
 */
export interface RecordShape {
  readonly [field: string]: Shape;
}

/** What a part of an answer must be: a single value, a list, a list in which items may be null, or an object. */
export type Shape = keyof typeof scalars | readonly [Shape] | readonly [Shape, null] | RecordShape;

/** What is read by a shape. */
export type Read<S> = S extends 'text' | 'id' | 'decimal'
  ? string
  : S extends 'number'
    ? number
    : S extends 'flag'
      ? boolean
      : S extends 'code' | 'amount'
        ? string | number
        : S extends 'object' | 'json' | 'any'
          ? unknown
          : S extends readonly [infer Item, null]
            ? (Read<Item> | null)[]
            : S extends readonly [infer Item]
              ? Read<Item>[]
              : S extends { readonly '...': infer Types }
                ? ReadRecord<Omit<S, '...' | '__typename'>> & ReadType<Types>
                : ReadRecord<S>;

type ReadRecord<S> = {
  [Field in keyof S as Field extends `${string}??`
    ? never
    : Field extends `${infer Name}?`
      ? Name
      : Field]: Field extends `${string}?` ? Read<S[Field]> | null : Read<S[Field]>;
} & { [Field in keyof S as Field extends `${infer Name}??` ? Name : never]?: Read<S[Field]> | null };

/** `another` stands for all other names of types. */
type ReadType<Types> =
  | { [Name in keyof Types]: { __typename: Name } & Read<Types[Name]> }[keyof Types]
  | { __typename: 'another' };

/**
 * Reads an answer of a provider by its shape, whole or not at all: no mapper sees anything else. The result has the
 * fields of the shape and no others. Null stands for what does not exist, and only where the shape allows it. Throws a
 * `Fault` of kind `outside`, `{role}-unavailable`, for everything else: a wrong type, a missing field, an item of a
 * list that cannot be read. The fault names the place and repeats nothing of the answer.
 */
export function readAnswer<const S extends Shape>(role: string, shape: S, answer: unknown): Read<S> {
  const misfit = (place: string) =>
    outsideFault(role, 'unavailable', `returned an answer of another shape, see ${place || 'the top'}`);
  // The copy is made by the shape that its type is derived from.
  return copyBy(shape, answer, '', misfit) as Read<S>;
}

/** The same for an answer whose shape is not known: null for one that does not fit. */
export function readIfFits<const S extends Shape>(shape: S, answer: unknown): Read<S> | null {
  try {
    return readAnswer('provider', shape, answer);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Misfit = (place: string) => Error;

function copyBy(shape: Shape, value: unknown, place: string, misfit: Misfit): unknown {
  if (typeof shape === 'string') {
    if (scalars[shape](value)) return value;
  } else if (isList(shape)) {
    if (Array.isArray(value)) return value.map((one, at) => copyItem(shape, one, `${place}.${at}`, misfit));
  } else if (isRecord(value)) return copyRecord(shape, value, place, misfit);
  throw misfit(place);
}

type ListShape = readonly [Shape] | readonly [Shape, null];

function copyItem([item, empty]: ListShape, value: unknown, place: string, misfit: Misfit): unknown {
  return value === empty ? null : copyBy(item, value, place, misfit);
}

function copyRecord(shape: RecordShape, value: Record<string, unknown>, place: string, misfit: Misfit) {
  const copy: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(shape)) {
    const name = field.replace(/\?+$/, '');
    const own = value[name];
    if (field === '...') {
      const type = isRecord(inner) ? inner[String(value.__typename)] : undefined;
      Object.assign(copy, type && copyBy(type, value, place, misfit));
    } else if (name !== field && own === null) copy[name] = null;
    else if (own !== undefined || !field.endsWith('??')) {
      copy[name] = copyBy(inner, own, place === '' ? name : `${place}.${name}`, misfit);
    }
  }
  return copy;
}

function isList(shape: Shape): shape is ListShape {
  return Array.isArray(shape);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
