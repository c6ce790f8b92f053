import { defineConfig } from 'playwright/test';

/** Chromium as root has no sandbox, and in a closed network it must not try to phone home. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A shopper's: Chromium without a window calls itself a robot, and robots get no lost page. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The environments of the shops that are open for the journeys; empty where `npm start` opened one. */
const shops: Record<string, string>[] = JSON.parse(process.env.SHOPS ?? '[]');
// Each worker reads this file again, and has a shop of its own.
Object.assign(process.env, shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
const executablePath = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH;

/** Journeys through shops that are open already: `npm test` opens one per core, or `npm start` opened one. */
export default defineConfig({
  testDir: 'tests/shop',
  // `npm test` walks them elsewhere.
  testIgnore: (process.env.JOURNEYS_LEFT_OUT ?? '')
    .split(' ')
    .filter(Boolean)
    .map((file) => `**/${file}.ts`),
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  workers: Math.max(1, shops.length),
  // One that fails once is named as flaky, and more than three of them fail the run (`scripts/checks/count.ts`).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    // A step that hangs is named, not only the journey.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    userAgent,
    // Of the second try: keeping what each page fetched takes a fifth of the time of all journeys.
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    // Keyboard, mouse and what does not depend on the width: once is enough.
    {
      name: 'phone',
      // Next's own modules are more, and hydrate a page at once.
      grepInvert: process.env.NEXT_UNCHANGED === '1' ? /@desktop|@budget/ : /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
