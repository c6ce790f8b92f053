import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { readConfig } from '@storefront/core/config';
import { publicConfig } from '@storefront/core/public-config';

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

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  transpilePackages: ['@storefront/core'],
  // Tests build beside the shop that someone may be running.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Browsers see only this part of the configuration; it is part of the build and of its fingerprint.
  env: { PUBLIC_SITE_CONFIG: JSON.stringify(publicConfig(readConfig(process.env))) },
  experimental: { clientRouterFilter: false },
  outputFileTracingRoot: new URL('../..', import.meta.url).pathname,
  async redirects() {
    return [
      { source: '/pages/stories/:path*', destination: '/stories/:path*', permanent: true },
      { source: '/pages/campaign', destination: '/campaigns', permanent: true },
      { source: '/pages/campaigns/:path*', destination: '/campaigns/:path*', permanent: true },
      { source: '/pages/campaign/:path*', destination: '/campaigns/:path*', permanent: true },
      { source: '/pages/get-in-contact', destination: '/pages/contact', permanent: true },
    ];
  },
  webpack(webpackConfig, { dev, isServer, webpack }) {
    if (!dev) shortenClassNames(webpackConfig.module.rules);
    if (!isServer) {
      webpackConfig.plugins.push(
        new webpack.NormalModuleReplacementPlugin(
          /next[\\/]dist[\\/]client[\\/]script\.js$|^\.\/script$/,
          `${import.meta.dirname}/no-script-loader.cjs`,
        ),
      );
      // Every browser that Next 16 supports has what this polyfill brings.
      webpackConfig.resolve.alias['../build/polyfills/polyfill-module'] = false;
      webpackConfig.resolve.alias.process$ = `${import.meta.dirname}/browser-process.cjs`;
    }
    return webpackConfig;
  },
};

export default config;
