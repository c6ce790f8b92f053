import { createRequire } from 'node:module';

/** What is used of webpack's configuration and of its module. */
interface WebpackConfig {
  plugins: unknown[];
  resolve: { alias: Record<string, unknown> };
}
interface WebpackBuild {
  dev: boolean;
  webpack: { NormalModuleReplacementPlugin: new (module: RegExp, instead: string) => unknown };
}

const own = (file: string) => `${import.meta.dirname}/${file}`;

/** Module of Next → what browsers get in its place. Providers' scripts are loaded by their ports, after consent. */
const replacements: [RegExp, string][] = [
  [/next[\\/]dist[\\/]client[\\/]script\.js$|^\.\/script$/, own('no-script-loader.cjs')],
];

const moduleOfNext = (path: string) =>
  new RegExp(`${['next', 'dist', ...path.split('/')].join('[\\\\/]')}\\.js$`);

/** Modules that Next's client imports and a site without App Router never calls. */
const neverCalled = [
  'shared/lib/constants',
  'shared/lib/router/utils/sorted-routes',
  'shared/lib/router/utils/resolve-param-value',
  'shared/lib/router/utils/parse-loader-tree',
  'shared/lib/router/routes/app',
];

/** Modules of which the client of the Pages Router reads little. */
const pagesRouterOnly = [
  'client/components/is-next-router-error',
  'shared/lib/image-config',
  'shared/lib/router/adapters',
  'shared/lib/router/utils/interception-routes',
  'shared/lib/router/utils/route-match-utils',
];

/** What the site does not use of Next: 12 KB of every page, with the compiler of rewrites. */
const builtReplacements: [RegExp, string][] = [
  [moduleOfNext('lib/constants'), own('browser-constants.cjs')],
  ...neverCalled.map((path): [RegExp, string] => [moduleOfNext(path), own('no-module.cjs')]),
  ...pagesRouterOnly.map((path): [RegExp, string] => [moduleOfNext(path), own('pages-router-only.cjs')]),
];

/**
 * Leaves out of the browser's scripts what they do not need of Next. `NEXT_UNCHANGED=1` builds without it;
 * `parts-of-next.test.ts` fails when Next comes to need more.
 */
export function replaceNextModules(config: WebpackConfig, { dev, webpack }: WebpackBuild): void {
  const replaced = dev ? replacements : [...replacements, ...builtReplacements];
  for (const [module, instead] of replaced)
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(module, instead));
  const { alias } = config.resolve;
  // The site has no rewrites to compile.
  if (!dev) alias['next/dist/compiled/path-to-regexp'] = false;
  // Every browser that Next 16 supports has what this polyfill brings.
  alias['../build/polyfills/polyfill-module'] = false;
  alias.process$ = own('browser-process.cjs');
  alias['react-dom/client$'] = own('hydrate-in-slices.cjs');
  alias['react-dom-client-itself$'] = createRequire(import.meta.url).resolve('react-dom/client');
}
