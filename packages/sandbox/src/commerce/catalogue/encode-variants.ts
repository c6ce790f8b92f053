/**
 * Combinations of option values as the platform encodes them, for `encodedVariantExistence` and
 * `-Availability`: `v1_0:0-2,1:0 2,`. `combinations` hold the place of each option's value.
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  return combinations.length === 0 ? '' : `v1_${encode(combinations, 0)}`;
}

function encode(combinations: readonly (readonly number[])[], depth: number): string {
  const byValue = Map.groupBy(combinations, (combination) => combination[depth] ?? 0);
  const values = [...byValue.keys()].toSorted((a, b) => a - b);
  const isLast = combinations.every(({ length }) => length <= depth + 1);
  if (isLast) return ranges(values);
  return values.map((value) => `${value}:${encode(byValue.get(value) ?? [], depth + 1)},`).join('');
}

function ranges(values: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && run.to === value - 1) run.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
