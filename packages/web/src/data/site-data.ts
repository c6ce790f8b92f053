import { lastKnown } from './last-known.ts';
import { content } from './sources.ts';

/** What the settings say beside texts and navigation; null while the CMS is down and nothing was read before. */
export const readSiteData = lastKnown({
  problem: 'Problem loading settings',
  isAlwaysThere: true,
  read: () => content().siteData(),
});
