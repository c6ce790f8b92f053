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

/** The collection of a product type: the first one that a menu calls by its name. */
export function collectionOfType(productType: string, links: readonly NamedLink[]): Crumb | null {
  const wanted = plainName(productType);
  const found = links.find(
    ({ title, href }) => /^\/collections\/[^/?#]+$/.test(href) && plainName(title) === wanted,
  );
  return found && wanted !== '' ? { name: found.title, path: found.href } : null;
}

function plainName(name: string): string {
  return name.trim().toLowerCase();
}
