/** The protocol's limit for one file. */
export const MOST_SITEMAP_ADDRESSES = 50_000;

export interface SitemapEntry {
  /** Of ours. */
  path: string;
  /** ISO 8601. */
  lastModified: string | null;
  /** Complete addresses. */
  images: readonly string[];
}

export interface SitemapSite {
  siteUrl: string;
  /** The path of the n-th part of a sitemap that is too long for one file, counted from 1. */
  partPath: (part: number) => string;
  mostAddresses?: number;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** The sitemap, or the list of its parts where one file is too small. */
export function sitemapXml(entries: readonly SitemapEntry[], site: SitemapSite): string {
  const { siteUrl, partPath, mostAddresses = MOST_SITEMAP_ADDRESSES } = site;
  if (entries.length <= mostAddresses) return urlSet(entries, siteUrl);
  const parts = Array.from({ length: Math.ceil(entries.length / mostAddresses) }, (_, at) => {
    const latest = latestOf(entries.slice(at * mostAddresses, (at + 1) * mostAddresses));
    return `<sitemap>${location(siteUrl + partPath(at + 1))}${lastModification(latest)}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** The n-th part, counted from 1; null where there is none. */
export function sitemapPartXml(
  entries: readonly SitemapEntry[],
  part: number,
  { siteUrl, mostAddresses = MOST_SITEMAP_ADDRESSES }: SitemapSite,
): string | null {
  const own = entries.slice((part - 1) * mostAddresses, part * mostAddresses);
  return part >= 1 && own.length > 0 ? urlSet(own, siteUrl) : null;
}

function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, lastModified, images }) => {
    const pictures = images.map(
      (src) => `<image:image><image:loc>${escapeXml(src)}</image:loc></image:image>`,
    );
    return `<url>${location(siteUrl + path)}${lastModification(lastModified)}${pictures.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}">\n${urls.join('\n')}\n</urlset>\n`;
}

function location(address: string): string {
  return `<loc>${escapeXml(address)}</loc>`;
}

function lastModification(at: string | null): string {
  return at === null ? '' : `<lastmod>${escapeXml(at)}</lastmod>`;
}

/** ISO 8601 in one time zone sorts by time. */
function latestOf(entries: readonly SitemapEntry[]): string | null {
  const times = entries.flatMap(({ lastModified }) => lastModified ?? []);
  return times.toSorted().at(-1) ?? null;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
