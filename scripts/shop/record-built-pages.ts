import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDynamoStore, openDynamo } from '../../packages/core/src/cache/dynamo-store.ts';
import { type BuiltPage, createPageIndex, type PageIndex } from '../../packages/core/src/cache/page-index.ts';
import { pageTags } from '../../packages/core/src/cache/page-tags.ts';
import { documentsOf, findReceipt, subjectOf } from '../../packages/core/src/cache/receipt.ts';
import { systemClock } from '../../packages/core/src/clock.ts';
import { serverConfig } from '../../packages/core/src/config.ts';
import { siteFolder } from './build-site.ts';
import { root } from './root.ts';

interface RecordedPage {
  path: string;
  tags: string[];
  built: BuiltPage;
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
  const built = readBuiltPages(join(root, siteFolder, values.dist));
  // Webhooks would find none of them, and nobody would notice.
  if (built.length === 0) throw new Error('No page of the build has a receipt in its HTML.');
  const pages = built.filter(({ path }) => !known.has(path));
  await recordAll(index, pages);
  console.log(`${pages.length} built pages recorded.`);
}

async function recordAll(index: PageIndex, pages: readonly RecordedPage[]): Promise<void> {
  const waiting = pages.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const { path, tags, built } of waiting) await index.record(path, tags, built);
  });
  await Promise.all(workers);
}

function readBuiltPages(dist: string): RecordedPage[] {
  const ownBuild = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();
  const folder = join(dist, 'server', 'pages');
  return globSync('**/*.html', { cwd: folder }).flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const receipt = findReceipt(html);
    if (canonical === undefined || receipt === null) return [];
    const path = new URL(canonical).pathname;
    const { builtAt, sources, hasFailedSources } = receipt;
    const built = {
      startedAt: Date.parse(builtAt),
      buildId: hasFailedSources === undefined ? ownBuild : null,
      documents: documentsOf(sources),
      subject: subjectOf(sources),
    };
    return [{ path, tags: pageTags(path, Object.keys(sources)), built }];
  });
}

await run();
