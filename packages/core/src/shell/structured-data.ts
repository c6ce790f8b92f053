/** `{siteUrl, brandName}`: the origin has no trailing slash. */
export interface SiteFacts {
  siteUrl: string;
  brandName: string;
}

/** The organisation and its search, for search engines; part of the home page. */
export function siteJsonLd({ siteUrl, brandName }: SiteFacts): object[] {
  const id = `${siteUrl}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name: brandName,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/brand/favicon-512.png`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: brandName,
      url: `${siteUrl}/`,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export interface ArticleFacts {
  headline: string;
  description: string | null;
  /** Of ours. */
  path: string;
  image: string | null;
  /** Of its words, as a BCP 47 tag. */
  language: string | null;
  /** As the story shows it: who wrote it, perhaps, and where. */
  byline: string | null;
  /** ISO 8601. */
  publishedAt: string | null;
  modifiedAt: string | null;
}

const FULL_NAME = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Ll}{1,3}| \p{Lu}[\p{L}\p{M}'’-]*)* \p{Lu}[\p{L}\p{M}'’-]*$/u;

/** Those whom "Words by …" names in full; nobody where any of the names is in doubt. After a comma comes a place, unless a list goes on. */
function writersOf(byline: string | null): string[] {
  const [, named = ''] = /^(?:words |written |text )?by ([^.;|–—]+)/i.exec(byline ?? '') ?? [];
  const isList = / and | & /.test(named);
  const names = (isList ? named.split(/,| and | & /) : [named]).map((name) => name.trim());
  return names.every((name) => FULL_NAME.test(name) && !name.startsWith('The ')) ? names : [];
}

/** A story, for search engines. */
export function articleJsonLd(
  { headline, description, path, image, language, byline, publishedAt, modifiedAt }: ArticleFacts,
  { siteUrl, brandName }: SiteFacts,
): object {
  const house = { '@type': 'Organization', name: brandName, url: `${siteUrl}/` };
  const writers = writersOf(byline).map((name) => ({ '@type': 'Person', name }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    mainEntityOfPage: `${siteUrl}${path}`,
    author: writers.length > 0 ? writers : house,
    publisher: house,
    ...(description && { description }),
    ...(image && { image: [image] }),
    ...(language && { inLanguage: language }),
    ...(publishedAt && { datePublished: publishedAt }),
    ...(modifiedAt && { dateModified: modifiedAt }),
  };
}

export interface Crumb {
  name: string;
  /** Of ours. */
  path: string;
}

/** The breadcrumbs from the home page to a page; `trail` ends with the page itself. */
export function breadcrumbJsonLd(trail: readonly Crumb[], { siteUrl, brandName }: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brandName, path: '/' }, ...trail].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

interface NamedLink {
  title: string;
  href: string;
}

interface MenuEntry extends NamedLink {
  columns: readonly { links: readonly NamedLink[] }[];
}

/**
 * From the menu to the collection of a product type: the first link of a menu that is called as the type or its plural,
 * or leads to a collection of that handle, after the entry whose menu it is in, where that leads to another collection. Empty where no menu names the type.
 */
export function trailOfType(productType: string, menu: readonly MenuEntry[]): Crumb[] {
  const wanted = plainName(productType);
  if (wanted === '') return [];
  const paths = menu.flatMap((entry) => [
    [entry],
    ...entry.columns.flatMap(({ links }) => links.map((link) => [entry, link])),
  ]);
  const found = paths.find((path) =>
    path
      .slice(-1)
      .some(
        (link) =>
          isCollection(link) &&
          [plainName(link.title), handleOf(link)].some((name) => name === wanted || name === `${wanted}s`),
      ),
  );
  const crumbs = (found ?? [])
    .filter(isCollection)
    .map(({ title, href }) => ({ name: title.trim(), path: href }));
  return crumbs.filter(({ path }, at) => crumbs.findLastIndex((one) => one.path === path) === at);
}

function isCollection({ href }: NamedLink): boolean {
  return /^\/collections\/[^/?#]+$/.test(href);
}

function handleOf({ href }: NamedLink): string {
  return plainName(href.slice(href.lastIndexOf('/') + 1).replaceAll('-', ' '));
}

function plainName(name: string): string {
  return name.trim().toLowerCase();
}
