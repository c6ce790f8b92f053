import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { readConfig } from '@storefront/core/config';
import { publicConfig, publicPorts } from '@storefront/core/public-config';
import { pageHeaders } from './page-headers.ts';

/** Class names travel in every page and every script: six characters each, the same in every build. */
function shortClassName(context, _template, name) {
  const place = relative(import.meta.dirname, context.resourcePath);
  const hash = createHash('sha256').update(`${place}#${name}`).digest('base64url');
  return `c${hash.replace(/[-_]/g, '').slice(0, 5)}`;
}

/** Next keeps css-loader's options inside nested rules; only those of CSS Modules name classes. */
function shortenClassNames(rules) {
  for (const rule of rules) {
    if (rule?.oneOf) shortenClassNames(rule.oneOf);
    for (const use of Array.isArray(rule?.use) ? rule.use : []) {
      if (use?.options?.modules?.getLocalIdent) use.options.modules.getLocalIdent = shortClassName;
    }
  }
}

/**
 * Three parts of Next that its router asks for in a browser and hardly uses: 6.5 KB of every page. The first two
 * hold names of files and headers; the third compiles rewrites, which this site has none of.
 */
function leaveOutServerParts(webpackConfig, webpack) {
  webpackConfig.plugins.push(
    new webpack.NormalModuleReplacementPlugin(
      /next[\\/]dist[\\/]lib[\\/]constants\.js$/,
      `${import.meta.dirname}/browser-constants.cjs`,
    ),
    new webpack.NormalModuleReplacementPlugin(
      /next[\\/]dist[\\/]shared[\\/]lib[\\/]constants\.js$/,
      `${import.meta.dirname}/no-file-names.cjs`,
    ),
  );
  webpackConfig.resolve.alias['next/dist/compiled/path-to-regexp'] = false;
}

const shop = readConfig(process.env);

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  transpilePackages: ['@storefront/core'],
  // Tests build beside the shop that someone may be running.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Browsers see only these parts of the configuration; they belong to the build and to its fingerprint. The second
  // one travels with code that loads late.
  env: {
    PUBLIC_SITE_CONFIG: JSON.stringify(publicConfig(shop)),
    PUBLIC_PORTS: JSON.stringify(publicPorts(shop)),
  },
  experimental: { clientRouterFilter: false },
  outputFileTracingRoot: new URL('../..', import.meta.url).pathname,
  // The development server's modules and styles need a looser policy, which the edge sends.
  headers: async () => (process.env.NODE_ENV === 'production' ? pageHeaders(shop) : []),
  async redirects() {
    return [
      { source: '/pages/stories/:path*', destination: '/stories/:path*', permanent: true },
      { source: '/pages/campaign', destination: '/campaigns', permanent: true },
      { source: '/pages/campaigns/:path*', destination: '/campaigns/:path*', permanent: true },
      { source: '/pages/campaign/:path*', destination: '/campaigns/:path*', permanent: true },
      { source: '/pages/get-in-contact', destination: '/pages/contact', permanent: true },
    ];
  },
  webpack(webpackConfig, { dev, isServer, webpack, buildId }) {
    if (!dev) shortenClassNames(webpackConfig.module.rules);
    // Only servers say it: in a browser's script it would change the script's name with every build.
    if (isServer)
      webpackConfig.plugins.push(
        new webpack.DefinePlugin({ 'process.env.SITE_BUILD_ID': JSON.stringify(buildId) }),
      );
    if (!isServer) {
      webpackConfig.plugins.push(
        new webpack.NormalModuleReplacementPlugin(
          /next[\\/]dist[\\/]client[\\/]script\.js$|^\.\/script$/,
          `${import.meta.dirname}/no-script-loader.cjs`,
        ),
      );
      if (!dev) leaveOutServerParts(webpackConfig, webpack);
      // Every browser that Next 16 supports has what this polyfill brings.
      webpackConfig.resolve.alias['../build/polyfills/polyfill-module'] = false;
      webpackConfig.resolve.alias.process$ = `${import.meta.dirname}/browser-process.cjs`;
    }
    return webpackConfig;
  },
};

export default config;
