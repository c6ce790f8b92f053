import { describe, it } from 'vitest';
import { BODIES, type FuzzedFunction, fuzzBodies } from './setup/fuzz-bodies.ts';

// A part of the functions in each file: together they take two minutes of a core.
describe(`${BODIES} random bodies`, () => {
  it.each<FuzzedFunction>(['wishlists', 'rewards', 'recommendations', 'health', 'settings'])(
    'never make %s fail or hang',
    { timeout: 120_000 },
    fuzzBodies,
  );
});
