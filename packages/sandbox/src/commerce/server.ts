import { join } from 'node:path';
import type { SandboxServer, World } from '../world/world.ts';
import { adminServer } from './admin-server.ts';
import { cdnServer } from './cdn/cdn-server.ts';
import { readManifest } from './cdn/read-manifest.ts';
import { checkoutServer } from './checkout/checkout-server.ts';
import { makeEndpoint } from './graphql/endpoint.ts';
import { servedVersion } from './graphql/load-schema.ts';
import { accessOf, preflight, unauthorized, withCors } from './graphql/manners.ts';
import { openShop, type Shop } from './shop.ts';
import { payloadOf } from './webhooks/payload.ts';
import { makeWebhookSender, type WebhookSender, type WebhookTarget } from './webhooks/webhook-sender.ts';

export interface CommerceOptions {
  /** Folder of the pictures and videos that the catalogue names. */
  mediaDir?: string;
  /** Folder that rendered pictures are kept in, below the project's root unless absolute. */
  imageCacheDir?: string;
  /** Where the shop takes the platform's webhooks; nothing is sent without it. */
  webhooks?: WebhookTarget;
}

/** The commerce platform: Storefront API, image CDN, hosted checkout, order status pages. */
export function commerceServer(world: World, options: CommerceOptions = {}): SandboxServer {
  const mediaDir = options.mediaDir ?? join(import.meta.dirname, '..', '..', 'media');
  const shop = openShop(world, readManifest(mediaDir));
  if (options.webhooks) sendWebhooks(shop, makeWebhookSender(options.webhooks));
  const answerGraphql = makeEndpoint(shop);
  const cdn = cdnServer(mediaDir, options.imageCacheDir ?? join('.sandbox', 'images'));
  const checkout = checkoutServer(shop);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/s/files/')) return cdn(request);
    if (pathname === '/sandbox/admin') return adminServer(shop, request);
    const api = /^\/api\/([^/]+)\/graphql(?:\.json)?$/.exec(pathname);
    if (!api?.[1]) return checkout(request);
    if (request.method === 'OPTIONS') return preflight(request);
    const asked = api[1];
    const access = isGraphiql(request) ? 'token' : accessOf(request);
    const answer = access ? await answerGraphql(request, asked, access) : unauthorized();
    return withCors(answer, request, servedVersion(asked));
  };
}

function sendWebhooks(shop: Shop, sender: WebhookSender): void {
  shop.events.listen((event) => {
    const payload = payloadOf(shop, event);
    // In real time, which the desk does not move: whoever checks the age has no other clock.
    if (payload) void sender.send(event.topic, payload, new Date());
  });
}

/** A person who opens the address in a browser gets the query editor, which then sends the token itself. */
function isGraphiql(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
}
