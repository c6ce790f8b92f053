import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceNextModules } from './replace-next-modules.ts';
import { shortenClassNames } from './shorten-class-names.ts';

const require = createRequire(import.meta.url);
const constants: Record<string, string> = require('./browser-constants.cjs');
const scriptLoader: Record<string, unknown> = require('./no-script-loader.cjs');
const pagesRouterOnly: Record<string, unknown> = require('./pages-router-only.cjs');
const routerUtils = 'shared/lib/router/utils';

const sourceOf = (file: string) => readFileSync(require.resolve(`next/dist/${file}`), 'utf8');
const namesRead = (file: string, module: string) => [
  ...new Set(
    [...sourceOf(file).matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  ),
];

interface Replacement {
  module: RegExp;
  instead: string;
}

function replace(dev: boolean) {
  class NormalModuleReplacementPlugin {
    module: RegExp;
    instead: string;
    constructor(module: RegExp, instead: string) {
      this.module = module;
      this.instead = instead;
    }
  }
  const plugins: Replacement[] = [];
  const alias: Record<string, unknown> = {};
  replaceNextModules({ plugins, resolve: { alias } }, { dev, webpack: { NormalModuleReplacementPlugin } });
  return { plugins, alias };
}

describe('modules of Next that browsers do not get', () => {
  it.each([
    'lib/constants.js',
    'shared/lib/constants.js',
    'client/script.js',
    'client/components/is-next-router-error.js',
    'shared/lib/image-config.js',
    'shared/lib/router/adapters.js',
    'shared/lib/router/routes/app.js',
    `${routerUtils}/interception-routes.js`,
    `${routerUtils}/parse-loader-tree.js`,
    `${routerUtils}/resolve-param-value.js`,
    `${routerUtils}/route-match-utils.js`,
    `${routerUtils}/sorted-routes.js`,
  ])('%s is a module of Next, and is replaced by a file of ours', (file) => {
    const path = require.resolve(`next/dist/${file}`);
    const [replacement] = replace(false).plugins.filter(({ module }) => module.test(path));
    expect(readFileSync(replacement?.instead ?? '', 'utf8')).toContain('module.exports');
  });

  it('development keeps the constants, which its server needs', () => {
    expect(replace(true).plugins).toHaveLength(1);
    expect(replace(true).alias).not.toHaveProperty(['next/dist/compiled/path-to-regexp']);
  });

  it.each(Object.entries(constants))('%s is what Next calls it', (name, value) => {
    expect(require('next/dist/lib/constants')[name]).toBe(value);
  });

  it.each(['shared/lib/router/router.js', 'shared/lib/router/utils/route-regex.js'])(
    '%s reads no other constant',
    (file) => {
      const read = namesRead(file, '_constants');
      expect(read).not.toEqual([]);
      expect(read.filter((name) => !(name in constants))).toEqual([]);
    },
  );

  it.each([
    ['client/index.js', '_adapters'],
    ['client/index.js', '_isnextroutererror'],
    ['shared/lib/image-config-context.shared-runtime.js', '_imageconfig'],
    [`${routerUtils}/is-dynamic.js`, '_interceptionroutes'],
    [`${routerUtils}/route-regex.js`, '_interceptionroutes'],
    [`${routerUtils}/route-matcher.js`, '_routematchutils'],
  ])('%s finds all that it reads of %s', (file, module) => {
    const read = namesRead(file, module);
    expect(read).not.toEqual([]);
    // Read only where a path is one of an intercepted route.
    const missing = read.filter((name) => !(name in pagesRouterOnly));
    expect(missing).toEqual(file.endsWith('is-dynamic.js') ? ['extractInterceptionRouteInformation'] : []);
  });

  it('patterns of routes are read without what serves the App Router alone', () => {
    expect(namesRead(`${routerUtils}/route-regex.js`, '_getdynamicparam').toSorted()).toEqual([
      'PARAMETER_PATTERN',
      'parseMatchedParameter',
    ]);
    const source = sourceOf(`${routerUtils}/get-dynamic-param.js`);
    const parsing = source.slice(source.indexOf('const PARAMETER_PATTERN'));
    expect(parsing).toContain('function parseMatchedParameter');
    expect(parsing).not.toMatch(/_app\.|_parseloadertree\.|_resolveparamvalue\./);
    expect(source.slice(0, source.length - parsing.length)).toMatch(/_resolveparamvalue\./);
  });

  it('the client sorts no routes', () => {
    for (const file of [
      'client/index.js',
      'client/page-loader.js',
      'client/router.js',
      'client/resolve-href.js',
    ])
      expect(sourceOf(file)).not.toMatch(/getSortedRoute/);
  });

  it('the site imports nothing that only the App Router or next/image serve', () => {
    const sources = readdirSync(join(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => /from 'next\/(?:navigation|image|legacy)/.test(source))).toEqual([]);
  });

  it('the page loader reads names of files in development only', () => {
    expect(namesRead('client/page-loader.js', '_constants').toSorted()).toEqual([
      'DEV_CLIENT_MIDDLEWARE_MANIFEST',
      'DEV_CLIENT_PAGES_MANIFEST',
    ]);
  });

  it('nothing else is read of the loader of scripts', () => {
    const read = [
      ...namesRead('shared/lib/router/router.js', '_script'),
      ...[...sourceOf('client/index.js').matchAll(/const \{ (\w+) \} = require\('\.\/script'\)/g)].map(
        ([, name = '']) => name,
      ),
    ];
    expect(read).toContain('initScriptLoader');
    expect(read.filter((name) => !(name in scriptLoader))).toEqual([]);
  });

  it('rewrites are compiled only where the site has rewrites', () => {
    const router = sourceOf('shared/lib/router/router.js');
    expect(router).toMatch(
      /if \(process\.env\.__NEXT_HAS_REWRITES\) \{\s*resolveRewrites = require\('\.\/utils\/resolve-rewrites'\)/,
    );
    expect(sourceOf('shared/lib/router/router.js')).not.toContain('path-to-regexp');
  });

  it('Next imports the polyfill that is left out under this name', () => {
    expect(sourceOf('client/next.js') + sourceOf('client/index.js')).toContain(
      '../build/polyfills/polyfill-module',
    );
    expect(replace(false).alias['../build/polyfills/polyfill-module']).toBe(false);
  });

  it('Next hydrates by the module that is replaced, and outside of a transition', () => {
    const client = sourceOf('client/index.js');
    expect(client).toContain('require("react-dom/client")');
    expect(client).toMatch(/reactRoot = \w+\.default\.hydrateRoot\(/);
    const { alias } = replace(false);
    expect(readFileSync(String(alias['react-dom/client$']), 'utf8')).toContain('react-dom-client-itself');
    expect(require(String(alias['react-dom-client-itself$']))).toHaveProperty('hydrateRoot');
  });

  it('Next provides `process` to browsers, and ours has an environment', () => {
    expect(sourceOf('build/webpack-config.js')).toContain("process: require.resolve('./polyfills/process')");
    expect(require(String(replace(false).alias.process$))).toEqual({ env: {} });
  });
});

describe('class names', () => {
  it('are six characters, the same in every build, wherever Next keeps the loader’s options', () => {
    const options = { modules: { getLocalIdent: () => 'long_name' } };
    const untouched = { modules: {} };
    shortenClassNames([
      { oneOf: [{ use: [{ options }, { options: untouched }] }] },
      { use: 'a-loader' },
      undefined,
    ]);
    const resourcePath = join(import.meta.dirname, '../../ui/link-rows.module.css');
    const names = ['row', 'word'].map((name) =>
      Reflect.apply(options.modules.getLocalIdent, null, [{ resourcePath }, '', name]),
    );
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^c[A-Za-z0-9]{5}$/);
    expect(untouched).toEqual({ modules: {} });
  });

  it('are made by getLocalIdent in Next’s rules for CSS Modules', () => {
    expect(sourceOf('build/webpack/config/blocks/css/loaders/modules.js')).toContain('getLocalIdent');
  });
});
