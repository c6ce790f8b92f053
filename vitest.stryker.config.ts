import { defineConfig } from 'vitest/config';

/** The tests that mutants must not survive: those of the rules. Stryker runs them, `npm test` does not read this. */
export default defineConfig({
  test: { include: ['packages/core/src/{cart,gift,market,product}/**/*.test.ts'] },
});
