import Head from 'next/head';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import { paths } from '../paths.ts';

/** By which readers of feeds find ours from any page of stories. */
export function StoryFeedLink() {
  return (
    <Head>
      <link
        key="feed"
        rel="alternate"
        type="application/rss+xml"
        title={copy.stories}
        href={paths.storiesFeed}
      />
    </Head>
  );
}
