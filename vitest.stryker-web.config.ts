import { defineConfig } from 'vitest/config';

/** The tests that mutants of the web's logic must not survive. Stryker runs them, `npm test` does not read this. */
export default defineConfig({
  test: {
    include: [
      'packages/web/src/data/**/*.test.ts',
      'packages/web/src/features/cart/**/*.test.ts',
      'packages/web/src/shell/navigation/**/*.test.ts',
    ],
  },
});
