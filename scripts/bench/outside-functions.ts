import { openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';
import { smallWorld } from '../../packages/sandbox/src/commerce/fixture/small-world.ts';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { contentServer } from '../../packages/sandbox/src/content/server.ts';
import { listenerOf } from '../../packages/sandbox/src/faults/hang-up.ts';
import { friendbuyAccount } from '../../packages/sandbox/src/friendbuy/account.ts';
import { friendbuyServer } from '../../packages/sandbox/src/friendbuy/server.ts';
import { govaloAccount } from '../../packages/sandbox/src/govalo/account.ts';
import { govaloServer } from '../../packages/sandbox/src/govalo/server.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { searchspringAccount } from '../../packages/sandbox/src/searchspring/account.ts';
import { searchspringServer } from '../../packages/sandbox/src/searchspring/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { swymAccount } from '../../packages/sandbox/src/swym/account.ts';
import { swymServer } from '../../packages/sandbox/src/swym/server.ts';
import type { SandboxServer } from '../../packages/sandbox/src/world/world.ts';

export interface OutsideFunctions {
  /** The environment of a function. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** The doubles and the table that functions and page builds need, each on a free port. */
export async function openOutsideFunctions(catalogue = seedCatalogue()): Promise<OutsideFunctions> {
  const world = smallWorld(catalogue);
  const closers: (() => Promise<void>)[] = [];

  async function listen(server: SandboxServer): Promise<string> {
    const { port, close } = await listenOnLoopback(0, { request: listenerOf(server) });
    closers.push(close);
    return `http://127.0.0.1:${port}`;
  }

  const cloud = await openCloud({ port: 0, worker: async () => ({ batchItemFailures: [] }) });
  closers.push(() => cloud.close());
  const [commerce, content] = [await listen(commerceServer(world)), await listen(contentServer(world))];
  const [search, wishlist] = [await listen(searchspringServer(world)), await listen(swymServer(world))];
  const [gift, referral] = [await listen(govaloServer(world)), await listen(friendbuyServer(world))];
  return {
    env: {
      SITE_URL: 'http://localhost:3000',
      SHOPIFY_STORE_DOMAIN: 'vesper-and-vine.myshopify.com',
      SHOPIFY_STOREFRONT_TOKEN: 'public',
      SHOPIFY_STOREFRONT_ENDPOINT: commerce,
      SHOPIFY_CHECKOUT_HOST: new URL(commerce).host,
      SHOPIFY_WEBHOOK_SECRET: sandboxSecrets.webhooks,
      SANITY_PROJECT_ID: contentProject.projectId,
      SANITY_API_HOST: content,
      SANITY_WEBHOOK_SECRET: 'hook-secret',
      SEARCHSPRING_SITE_ID: searchspringAccount.siteId,
      SEARCHSPRING_URL: search,
      SWYM_URL: wishlist,
      SWYM_PID: swymAccount.pid,
      SWYM_API_KEY: swymAccount.apiKey,
      GOVALO_URL: gift,
      GOVALO_API_KEY: govaloAccount.apiKey,
      FRIENDBUY_URL: `${referral}/v1`,
      FRIENDBUY_SECRET_KEY: friendbuyAccount.secretKey,
      FRIENDBUY_API_KEY: friendbuyAccount.apiKey,
      FRIENDBUY_API_SECRET: friendbuyAccount.apiSecret,
      REFRESH_QUEUE_URL: `${cloud.url}/000000000000/refresh`,
      AWS_ENDPOINT_URL: cloud.url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'sandbox',
      AWS_SECRET_ACCESS_KEY: 'sandbox',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      PATH: process.env.PATH ?? '',
    },
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
