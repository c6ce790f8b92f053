import { serverConfig } from '@storefront/core/config';
import { categoryName } from '@storefront/core/content/story-list';
import { feedXml } from '@storefront/core/shell/feed';
import type { NextApiRequest, NextApiResponse } from 'next';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import { paths } from '../paths.ts';
import { lastKnown } from './last-known.ts';
import { contentAtOrigin } from './sources.ts';

/** A feed reader shows no more. */
const MOST_ITEMS = 30;

const findStories = lastKnown({
  problem: 'Problem loading the stories of the feed',
  isAlwaysThere: true,
  read: () => contentAtOrigin().documents('story'),
});

/** `/stories/rss.xml`: while the CMS fails the last known stories, or 503, after which readers come back. */
export async function serveStoriesFeed(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const stories = await findStories();
  if (stories === null) {
    response.setHeader('retry-after', '600');
    response.setHeader('cache-control', 'no-store');
    response.status(503).send('');
    return;
  }
  const { siteUrl, brandName } = serverConfig();
  const feed = {
    siteUrl,
    path: paths.storiesFeed,
    pagePath: paths.stories,
    title: `${brandName}: ${copy.stories}`,
    description: copy.storiesLede,
  };
  response.setHeader('content-type', 'application/rss+xml; charset=utf-8');
  response.setHeader(
    'cache-control',
    'public, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400',
  );
  const items = stories.slice(0, MOST_ITEMS).map(({ slug, title, summary, tags: [tag], publishedAt }) => ({
    title,
    path: paths.story(slug),
    summary,
    category: tag === undefined ? null : categoryName(tag),
    publishedAt,
  }));
  response.send(feedXml(feed, items));
}
