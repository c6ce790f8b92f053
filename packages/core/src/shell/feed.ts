import { escapeXml } from './sitemap.ts';

export interface FeedItem {
  title: string;
  /** Of ours. */
  path: string;
  summary: string | null;
  category: string | null;
  /** ISO 8601. */
  publishedAt: string | null;
}

export interface Feed {
  siteUrl: string;
  /** Its own path. */
  path: string;
  /** The page whose items it lists. */
  pagePath: string;
  title: string;
  description: string;
}

/** RSS 2.0, the newest item first. */
export function feedXml(
  { siteUrl, path, pagePath, title, description }: Feed,
  items: readonly FeedItem[],
): string {
  const rows = items.map(
    (item) =>
      `<item>${tag('title', item.title)}${tag('link', siteUrl + item.path)}` +
      `<guid isPermaLink="true">${escapeXml(siteUrl + item.path)}</guid>` +
      `${optional('description', item.summary)}${optional('category', item.category)}` +
      `${optional('pubDate', utcDate(item.publishedAt))}</item>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `${tag('title', title)}${tag('link', siteUrl + pagePath)}${tag('description', description)}` +
    `<atom:link href="${escapeXml(siteUrl + path)}" rel="self" type="application/rss+xml"/>\n` +
    `${rows.join('\n')}\n</channel></rss>\n`
  );
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const optional = (name: string, text: string | null) => (text === null ? '' : tag(name, text));

/** RFC 822, as RSS wants it; null for a moment that is none. */
function utcDate(at: string | null): string | null {
  const date = new Date(at ?? '');
  return Number.isNaN(date.getTime()) ? null : date.toUTCString();
}
