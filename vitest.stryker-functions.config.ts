import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

/** The tests that mutants of the functions must not survive. Stryker runs them, `npm test` does not read this. */
export default defineConfig({
  // As in vitest.config.ts: GraphQL refuses schemas of another copy of itself.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    include: [
      'packages/functions/src/**/*.test.ts',
      'tests/safety/{account,customer,gift,shop}-routes.test.ts',
      'tests/safety/health.test.ts',
    ],
  },
});
