import { describe, it } from 'vitest';
import { BODIES, fuzzBodies, fuzzedFunctions, readsAccounts } from './setup/fuzz-bodies.ts';

// Two files, because each takes a minute of one core.
describe(`${BODIES} random bodies`, () => {
  it.each(fuzzedFunctions.filter(readsAccounts))(
    'never make %s fail or hang',
    { timeout: 120_000 },
    fuzzBodies,
  );
});
