import { readSizeGuides, type SizeGuides } from '@storefront/core/product/read-size-guides';
import { getOwn } from '../../clients/api.ts';

let loading: Promise<SizeGuides> | null = null;

/**
 * The shop's size guides, once for each visit. Rejects when they cannot be read; the next call tries again. `isAnew`
 * reads them also where they have come: the guide of a page may be younger than they are.
 */
export function loadSizeGuides(isAnew = false): Promise<SizeGuides> {
  if (isAnew) loading = null;
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
