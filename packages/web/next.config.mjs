import { readConfig } from '@storefront/core/config';
import { publicConfig } from '@storefront/core/public-config';

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
};

export default config;
