import { lastKnown } from './last-known.ts';
import { content } from './sources.ts';

/** The settings' size guides; null while the CMS fails and none was read before. Never rejects. */
export const findSizeGuides = lastKnown({
  problem: 'Problem loading the size guides',
  isAlwaysThere: true,
  read: () => content().sizeGuides(),
});
