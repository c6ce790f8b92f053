import { readConfig } from '@storefront/core/config';
import { consentLines } from '@storefront/core/providers/cookie-list';
import { publicConfig, publicPorts } from '@storefront/core/public-config';
import { fileHeaders } from './file-headers.ts';
import { pageHeaders } from './page-headers.ts';
import { compileAhead } from './src/next/build/compile-ahead.ts';
import { EARLY_SCRIPT, emitEarlyScript } from './src/next/build/early-script.ts';
import { groupChunks } from './src/next/build/group-chunks.ts';
import { replaceNextModules } from './src/next/build/replace-next-modules.ts';
import { shortenClassNames } from './src/next/build/shorten-class-names.ts';

// Builds with Next's own modules, so that an upgrade of Next never waits for ours.
const isNextUnchanged = process.env.NEXT_UNCHANGED === '1';

const shop = readConfig(process.env);

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Of the last three the server would carry all files, where it uses a few.
  transpilePackages: ['@storefront/core', 'date-fns', 'date-fns-tz', 'swiper'],
  // Tests build beside the shop that someone may be running.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Browsers see only these parts of the configuration; they belong to the build and to its fingerprint. The others
  // travel with code that loads late.
  env: {
    PUBLIC_SITE_CONFIG: JSON.stringify(publicConfig(shop)),
    PUBLIC_BRAND_NAME: publicConfig(shop).brandName,
    PUBLIC_PORTS: JSON.stringify(publicPorts(shop)),
    CONSENT_LINES: JSON.stringify(consentLines(shop)),
    EARLY_SCRIPT,
  },
  experimental: { clientRouterFilter: false },
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  outputFileTracingRoot: new URL('../..', import.meta.url).pathname,
  // The development server's modules and styles need a looser policy, which the edge sends.
  headers: async () => (process.env.NODE_ENV === 'production' ? [...pageHeaders(shop), ...fileHeaders] : []),
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
    // In a browser's script it would change the script's name with every build.
    if (isServer)
      webpackConfig.plugins.push(
        new webpack.DefinePlugin({ 'process.env.SITE_BUILD_ID': JSON.stringify(buildId) }),
      );
    // The names of all late scripts are in the first load of every page.
    if (!isServer) webpackConfig.output.hashDigestLength = 8;
    if (!isServer) emitEarlyScript(webpackConfig, webpack);
    if (!isServer && !dev) {
      groupChunks(webpackConfig);
      compileAhead(webpackConfig, webpack);
    }
    if (isNextUnchanged) return webpackConfig;
    if (!dev) shortenClassNames(webpackConfig.module.rules);
    if (!isServer) replaceNextModules(webpackConfig, { dev, webpack });
    return webpackConfig;
  },
};

export default config;
