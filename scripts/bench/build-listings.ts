import { getCollectionProps } from '../../packages/web/src/data/collection-page.ts';
import { LARGE_COLLECTIONS, type ListingBuilds } from './page-builds.ts';

const ROUNDS = 15;
const FURTHER_PAGE = '20';

type Reason = 'stale' | 'on-demand';

/** Milliseconds until a page of a listing is made. Throws when there is no such page. */
async function build(handle: string, revalidateReason: Reason, page?: string): Promise<number> {
  const startedAt = performance.now();
  const params = { handle, ...(page === undefined ? {} : { page }) };
  const result = await getCollectionProps({ params, revalidateReason });
  if (!('props' in result)) throw new Error(`${handle} has no page ${page ?? '1'}.`);
  return performance.now() - startedAt;
}

const builds: ListingBuilds = { stale: [], changed: [], further: [] };
// Opens connections.
await build('dresses', 'stale');
for (let round = 0; round < ROUNDS; round += 1) {
  const handle = LARGE_COLLECTIONS[round % LARGE_COLLECTIONS.length] ?? '';
  builds.stale.push(await build(handle, 'stale'));
  builds.changed.push(await build(handle, 'on-demand'));
  builds.further.push(await build('dresses', 'stale', FURTHER_PAGE));
}
process.send?.(builds, () => process.exit());
