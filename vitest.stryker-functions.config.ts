import { defineConfig } from 'vitest/config';

/** The tests that mutants of the functions must not survive. Stryker runs them, `npm test` does not read this. */
export default defineConfig({
  test: { include: ['packages/functions/src/**/*.test.ts'] },
});
