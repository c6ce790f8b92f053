import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDynamoStore, openDynamo } from '../../packages/core/src/cache/dynamo-store.ts';
import { createPageIndex, type PageIndex } from '../../packages/core/src/cache/page-index.ts';
import { pageTags } from '../../packages/core/src/cache/page-tags.ts';
import { readReceipt } from '../../packages/core/src/cache/receipt.ts';
import { systemClock } from '../../packages/core/src/clock.ts';
import { serverConfig } from '../../packages/core/src/config.ts';
import { siteFolder } from './build-site.ts';
import { root } from './root.ts';

interface BuiltPage {
  path: string;
  tags: string[];
  /** Whether no source failed while it was built. */
  isComplete: boolean;
}

/** Pages recorded concurrently. */
const AT_ONCE = 10;

/**
 * `node scripts/shop/record-built-pages.ts --dist .next`: records the pages of a build in the page index, from the
 * receipts in them, so that webhooks find them before their first visit. With `--missing` only pages that the index
 * does not have.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { dist: { type: 'string', default: '.next' }, missing: { type: 'boolean', default: false } },
  });
  const store = createDynamoStore({
    table: serverConfig().cacheTable,
    clock: systemClock,
    client: openDynamo(),
  });
  const index = createPageIndex(store, systemClock);
  const known = new Set(values.missing ? await index.mostVisited(Number.POSITIVE_INFINITY) : []);
  const pages = readBuiltPages(join(root, siteFolder, values.dist)).filter(({ path }) => !known.has(path));
  await recordAll(index, pages, readFileSync(join(root, siteFolder, values.dist, 'BUILD_ID'), 'utf8').trim());
  console.log(`${pages.length} built pages recorded.`);
}

async function recordAll(index: PageIndex, pages: readonly BuiltPage[], buildId: string): Promise<void> {
  const waiting = pages.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const { path, tags, isComplete } of waiting) {
      await index.record(path, tags, isComplete ? buildId : undefined);
    }
  });
  await Promise.all(workers);
}

function readBuiltPages(dist: string): BuiltPage[] {
  const folder = join(dist, 'server', 'pages');
  return globSync('**/*.json', { cwd: folder }).flatMap((file) => {
    const frame = at(at(JSON.parse(readFileSync(join(folder, file), 'utf8')), 'pageProps'), 'frame');
    const canonical = at(frame, 'canonical');
    const receipt = readReceipt(at(frame, 'receipt'));
    if (typeof canonical !== 'string' || receipt === null) return [];
    const path = new URL(canonical).pathname;
    const isComplete = receipt.hasFailedSources === undefined;
    return [{ path, tags: pageTags(path, Object.keys(receipt.sources)), isComplete }];
  });
}

function at(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

await run();
