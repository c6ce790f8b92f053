import { readSizeGuides, type SizeGuides } from '@storefront/core/product/read-size-guides';
import { getOwn } from '../../clients/api.ts';

let loading: Promise<SizeGuides> | null = null;

/** The shop's size guides, once for each visit. Rejects when they cannot be read; the next call tries again. */
export function loadSizeGuides(): Promise<SizeGuides> {
  loading ??= read();
  return loading;
}

async function read(): Promise<SizeGuides> {
  try {
    const found = readSizeGuides(await getOwn('/api/size-guides'));
    if (found === null) throw new Error('/api/size-guides returned no size guides');
    return found;
  } catch (error) {
    loading = null;
    throw error;
  }
}
