/** The nouns in their order: a noun in core knows those before it. */
export const nouns = [
  'market',
  'content',
  'product',
  'collection',
  'search',
  'recommendation',
  'consent',
  'analytics',
  'cart',
  'gift',
  'waitlist',
  'wishlist',
  'review',
  'reward',
  'referral',
  'account',
  'order',
  'shell',
] as const;

/** The rooms of the house. The first pattern that matches a path is its room; `$1` is the noun. */
const roomPatterns: readonly [RegExp, string][] = [
  [
    /^packages\/core\/src\/(?:money|fault|clock|backoff|consent-cookies|decode-path-part|error-body)(?:\.test)?\.ts$/,
    'core/ground',
  ],
  [/^packages\/core\/src\/public-config\.ts$/, 'core/public-config'],
  [
    /^packages\/core\/src\/(?:routes|request-policy|response-policy|function-timeout|refresh-queue)(?:\.test)?\.ts$/,
    'core/routes',
  ],
  [/^packages\/core\/src\/(?:config|environment|part-config|site-env)(?:\.test)?\.ts$/, 'core/config'],
  [/^packages\/core\/src\/providers\/.*\.(?:test|fixture)\.ts$/, 'core/providers/tests'],
  [
    /^packages\/core\/src\/providers\/(?:(?:registry|provider-row|variable|[a-z-]+\/row)(?:\.test)?|csp|cookie-list|script-list|security-headers)\.ts$/,
    'core/registry',
  ],
  [/^packages\/core\/src\/providers\/[^/]+\/server(?:-[a-z-]+)?\.ts$/, 'core/providers/server'],
  [/^packages\/core\/src\/providers\/[^/]+\/browser(?:-[a-z-]+)?(?:\.test)?\.ts$/, 'core/browser-providers'],
  [/^packages\/core\/src\/providers\/content\/(?:sections|parts|generated)\//, 'core/sections'],
  [/^packages\/core\/src\/providers\/(?:([^/]+)\/\1|commerce\/account)\.ts$/, 'core/faces'],
  [/^packages\/core\/src\/providers\//, 'core/providers'],
  [/^packages\/core\/src\/cache\//, 'core/cache'],
  [/^packages\/core\/src\/([a-z]+)\//, 'core/$1'],
  [/^packages\/functions\/src\//, 'functions'],
  [/^packages\/sandbox\//, 'sandbox'],
  [/^packages\/web\/src\/features\/([a-z]+)\//, 'web/features/$1'],
  [/^packages\/web\/src\/pages\/api\//, 'web/pages/api'],
  [/^packages\/web\/src\/(pages|screens|sections|shell|next|ui|hooks|styles|state|data|clients)\//, 'web/$1'],
  [/^packages\/web\/src\/(?:copy\/)?[a-z-]+(?:\.d|\.test)?\.tsx?$/, 'web/top'],
  [/^packages\/web\/[^/]+$/, 'web/build'],
  [/^(infra\/|sst\.config\.ts$)/, 'infra'],
  [/^scripts\//, 'scripts'],
  [/^tests\//, 'tests'],
  [/^[^/]+$/, 'top'],
];

/** The room that a file stands in, or null when the house has none for it. */
export function roomOf(path: string): string | null {
  for (const [pattern, name] of roomPatterns) {
    const match = pattern.exec(path);
    if (match !== null) return name.replace('$1', match[1] ?? '');
  }
  return null;
}

const coreNouns = nouns.map((noun) => `core/${noun}`);
const features = nouns.filter((noun) => noun !== 'shell').map((noun) => `web/features/${noun}`);
const domain = ['core/ground', ...coreNouns];
const server = [
  'core/providers/server',
  'core/public-config',
  'core/config',
  'core/registry',
  'core/providers',
  'core/sections',
  'core/faces',
  'core/browser-providers',
];
const plainParts = ['web/ui', 'web/hooks', 'web/styles'];
const shared = [
  ...plainParts,
  'web/state',
  'web/top',
  'web/clients',
  'core/public-config',
  'core/faces',
  'core/browser-providers',
  ...domain,
];

/** Room → the rooms that it may import. Each room may import itself. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'core/ground': [],
  ...Object.fromEntries(coreNouns.map((noun, at) => [noun, ['core/ground', ...coreNouns.slice(0, at)]])),
  'core/public-config': ['core/config', 'core/registry', 'core/consent'],
  'core/routes': ['core/ground'],
  'core/registry': ['core/ground', 'core/consent'],
  'core/config': ['core/ground', 'core/registry', 'core/public-config'],
  'core/sections': domain,
  'core/faces': domain,
  'core/browser-providers': [...domain, 'core/public-config', 'core/faces', 'core/providers'],
  'core/providers': [...domain, 'core/faces', 'core/sections'],
  'core/providers/server': [...domain, ...server, 'core/cache'],
  'core/providers/tests': [...domain, ...server, 'core/cache'],
  'core/cache': domain,
  functions: [...domain, ...server, 'core/cache', 'core/routes'],
  sandbox: [...domain, 'core/routes'],
  'web/ui': plainParts,
  'web/hooks': plainParts,
  'web/styles': [],
  'web/top': domain,
  'web/clients': [...domain, 'core/public-config', 'core/faces', 'core/browser-providers'],
  'web/state': ['web/next', 'web/top', 'core/public-config', ...domain],
  ...Object.fromEntries(features.map((feature) => [feature, shared])),
  'web/next': domain,
  'web/shell': [...shared, 'web/next'],
  'web/sections': [...shared, ...features, 'web/shell'],
  'web/screens': [...shared, ...features, 'web/sections', 'web/shell'],
  'web/data': [...domain, ...server, 'core/cache', 'web/clients', 'web/next', 'web/top'],
  'web/pages': [...shared, 'web/screens', 'web/shell', 'web/data', 'web/next'],
  'web/pages/api': [...domain, ...server, 'core/cache', 'web/clients', 'web/data', 'web/top'],
  // The server of the built site and the function before it are one Lambda.
  'web/build': [...server, 'core/routes', 'web/next', 'functions'],
  infra: ['core/routes', 'core/registry', 'core/config', 'core/public-config'],
};

/** Room → the rooms whose types it may name besides: a screen is drawn from the props that its data makes. */
export const mayNameTypesOf: Readonly<Record<string, readonly string[]>> = {
  'web/screens': ['web/data', 'core/sections'],
  'web/sections': ['core/sections'],
  'web/clients': ['core/registry'],
  'web/shell': ['core/registry'],
  'core/faces': ['core/sections'],
  'core/registry': ['core/browser-providers'],
  sandbox: ['core/faces', 'core/public-config', 'core/registry'],
};

/** These rooms run or check the whole house and may look into every room. */
export function mayImportEverything(room: string): boolean {
  return room === 'scripts' || room === 'tests' || room === 'top';
}

/** The edge on a laptop does what the edge in the cloud does, by the same rules; errors have the shop's own shape. */
export function isEdgeRule(path: string): boolean {
  return ['packages/core/src/shell/redirect-parts.ts', 'packages/core/src/error-body.ts'].includes(path);
}

/** These rooms stand outside the shop: nothing in it imports them. */
export function isOutsideShop(room: string): boolean {
  return mayImportEverything(room) || room === 'sandbox';
}

/** Package → the rooms that may import it; packages without a line are everybody's. */
export const packageRooms: readonly [RegExp, RegExp][] = [
  [/^(react|react-dom|next|jotai|swiper)$/, /^(web|tests)/],
  [/^js-cookie$/, /^(web|core\/browser-providers|tests)/],
  [/^entities(\/|$)/, /^core\/product$/],
  [/^(hono|@hono)(\/|$)/, /^(functions|sandbox|tests)/],
  [/^(sst|constructs|aws-cdk-lib)$/, /^(infra|tests)/],
  [/^@aws-sdk\//, /^(core\/(cache|providers)|functions|sandbox|tests)/],
  [/^zod$/, /^(core\/(config|registry|providers|cache)|functions|sandbox|scripts|tests)/],
  [
    /^(graphql|@graphql-tools\/.*|graphql-yoga|groq-js|dynalite|sharp)$/,
    /^(sandbox|core\/(providers|sections)|tests|scripts)/,
  ],
  [/^node$/, /^(?!core\/(?!providers|config|routes)|web\/(?!build|data|next|pages))/],
  [/^(styled-components|@emotion\/.*|styled-jsx|lodash.*|axios|moment)$/, /^$/],
];
