/** A place in a JSON value: the fields and positions on the way to it. */
export type Place = readonly (string | number)[];

/** Every place in a value, also the value itself. */
export function placesIn(value: unknown, at: Place = []): Place[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const steps = inner.map(([name, one]): [string | number, unknown] => [
    Array.isArray(value) ? Number(name) : name,
    one,
  ]);
  return [at, ...steps.flatMap(([step, one]) => placesIn(one, [...at, step]))];
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((one, step) => Object(one)[step], value);
}
