import type { PublicPorts } from '@storefront/core/public-config';

/** The configuration of browser ports, from the build. Only code that pages load late may import this file. */
export const publicPorts: PublicPorts = JSON.parse(process.env.PUBLIC_PORTS ?? '{"categories":{}}');
