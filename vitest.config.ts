import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

const core = ['packages/core/**/*.test.ts'];
const web = ['packages/web/src/**/*.test.{ts,tsx}'];
/**
 * Tests of the site that need modules of their own: they replace some, import them when their environment is set, or
 * build pages, which modules remember.
 */
const alone = [
  ...globSync(web).filter((path) =>
    /\bvi\.(?:do)?[mM]ock\(|\bawait import\(/.test(readFileSync(path, 'utf8')),
  ),
  'packages/web/src/data/**/*.test.{ts,tsx}',
];

/** One project per kind of test, so that `npm run verify` can leave out the slow ones. */
export default defineConfig({
  // GraphQL refuses schemas of another copy of itself, and Vite would load its other module format beside Node's.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    // Left to itself, vitest keeps a core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Property tests compute for a second or two, and a busy machine for several times as long.
    testTimeout: 20_000,
    coverage: {
      provider: 'v8',
      reportsDirectory: 'reports/coverage',
      reporter: ['text-summary', 'json-summary'],
      include: ['packages/core/src/**/*.ts'],
      exclude: [
        'packages/core/src/providers/**',
        'packages/core/src/**/*.test.ts',
        'packages/core/src/**/*.fixture.ts',
        'packages/core/src/**/example-*.ts',
      ],
      // Every rule of the shop is proven on each of its branches.
      thresholds: { branches: 100 },
    },
    projects: [
      // Apart from the others, which cover none of it: counting branches makes tests a third slower.
      { extends: true, test: { name: 'core', include: core, isolate: false } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // Ten thousand random documents take their time; they run beside the contract tests.
          exclude: ['**/node_modules/**', '**/random-documents.test.ts', ...core, ...web],
          // Files share processes, which is three times as fast: what they test has no state of its own.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web', include: web, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'web-alone', include: alone } },
      { extends: true, test: { name: 'house', include: ['tests/house/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'contract',
          // Importing clients and doubles anew for each file was a third of their time.
          isolate: false,
          include: [
            'tests/{access,clients,contract,safety}/**/*.test.ts',
            'packages/**/random-documents.test.ts',
          ],
          exclude: ['tests/safety/open-shop/**'],
        },
      },
      // Each file opens a sandbox of its own.
      { extends: true, test: { name: 'faults', isolate: false, include: ['tests/faults/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'freshness',
          include: ['tests/freshness/*.test.ts'],
          exclude: ['tests/freshness/burst.test.ts'],
          testTimeout: 60_000,
        },
      },
      // Hundreds of webhooks are a burst only where they come quickly: nothing else runs beside it.
      {
        extends: true,
        test: { name: 'burst', include: ['tests/freshness/burst.test.ts'] },
      },
      // Edits products and texts of a shop that is open already; `npm test` opens one.
      {
        extends: true,
        test: {
          name: 'open-shop',
          include: ['tests/freshness/open-shop/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      // Waits for outages to end, for minutes; `npm run soak`.
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          pool: 'forks',
          // Reading the CDK takes two seconds, and so does bundling the functions: once in a process.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      // Against the deployed artefact, which `npm test` and `npm run journeys:deployed` open.
      {
        extends: true,
        test: { name: 'artefact', include: ['tests/artefact/artefact.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'instances',
          include: ['tests/artefact/instances.test.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
      // Reads what `next build` wrote, and what the open shop answers; `npm test` builds and opens it first.
      {
        extends: true,
        test: { name: 'built', include: ['tests/speed/**/*.test.ts', 'tests/safety/open-shop/*.test.ts'] },
      },
    ],
  },
});
