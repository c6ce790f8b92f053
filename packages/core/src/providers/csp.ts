import type { CspDirective, CspSources } from './provider-row.ts';
import { type OptionsOf, type ProviderConfig, type ProviderRole, roles, rows } from './registry.ts';

export interface PolicyOptions {
  /** Hashes of the style sheets that Next writes into a page after a client-side navigation: `sha256-…`, not quoted. */
  styleHashes: readonly string[];
  /** For a page that an editor previews: the studio may frame it, and its overlays bring styles. */
  isPreview: boolean;
  /** For the development server, which evaluates its modules and writes styles into the page. */
  isDevelopment?: boolean;
}

/** What every page needs from the shop itself. Nothing else may run, load, frame or be framed. */
const ownSources: Readonly<Record<CspDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': [],
  'form-action': ["'self'"],
  'frame-ancestors': [],
};

const directives: readonly CspDirective[] = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
];

/** The value of the header `Content-Security-Policy` for the providers that are on. No inline script ever runs. */
export function contentSecurityPolicy(
  config: ProviderConfig & { siteUrl: string },
  options: PolicyOptions,
): string {
  const needed = [ownSources, ...providerSources(config, options.isPreview), pageSources(options)];
  const lines = directives.map((directive) => {
    const sources = new Set(needed.flatMap((sources) => sources[directive] ?? []));
    return `${directive} ${sources.size === 0 ? "'none'" : [...sources].join(' ')}`;
  });
  const isEncrypted = config.siteUrl.startsWith('https:');
  return [
    // All that is left to it is prefetching, which Firefox would refuse under 'none'.
    "default-src 'self'",
    ...lines,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Hashes switch `'unsafe-inline'` off, so a preview goes without them. */
function pageSources({ styleHashes, isPreview, isDevelopment = false }: PolicyOptions): CspSources {
  if (isDevelopment)
    return { 'script-src': ["'unsafe-eval'"], 'style-src': ["'unsafe-inline'"], 'connect-src': ['ws:'] };
  if (isPreview) return { 'style-src': ["'unsafe-inline'"], 'frame-ancestors': ["'self'"] };
  return { 'style-src': styleHashes.map((hash) => `'${hash}'`) };
}

function providerSources(config: ProviderConfig, isPreview: boolean): CspSources[] {
  return roles.map((role) => sourcesOf(role, config, isPreview));
}

function sourcesOf<Role extends ProviderRole>(
  role: Role,
  config: ProviderConfig,
  isPreview: boolean,
): CspSources {
  const options: OptionsOf<Role> | null = config[role];
  return options === null ? {} : rows[role].csp(options, isPreview);
}
