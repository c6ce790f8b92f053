import { join } from 'node:path';
import type { SandboxServer, World } from '../world/world.ts';
import { adminServer } from './admin-server.ts';
import { cdnServer } from './cdn/cdn-server.ts';
import { readManifest } from './cdn/read-manifest.ts';
import { checkoutServer } from './checkout/checkout-server.ts';
import { accessOf, notFound, preflight, unauthorized, withCors } from './graphql/access.ts';
import { createEndpoint } from './graphql/endpoint.ts';
import { servedVersion } from './graphql/load-schema.ts';
import { openShop, type Shop } from './shop.ts';
import { payloadOf } from './webhooks/payload.ts';
import { createWebhookSender, type WebhookSender, type WebhookTarget } from './webhooks/webhook-sender.ts';

export interface CommerceOptions {
  /** Folder of the catalogue's pictures and videos. */
  mediaDir?: string;
  /** Cache folder of rendered pictures, relative to the project's root unless absolute. */
  imageCacheDir?: string;
  /** Where the shop receives the platform's webhooks; without it none are sent. */
  webhooks?: WebhookTarget;
}

/** The commerce platform: Storefront API, image CDN, hosted checkout, order status pages. */
export function commerceServer(world: World, options: CommerceOptions = {}): SandboxServer {
  const mediaDir = options.mediaDir ?? join(import.meta.dirname, '..', '..', 'media');
  const shop = openShop(world, readManifest(mediaDir));
  if (options.webhooks) sendWebhooks(shop, createWebhookSender(options.webhooks));
  const handleGraphql = createEndpoint(shop);
  const cdn = cdnServer(mediaDir, options.imageCacheDir ?? join('.sandbox', 'images'));
  const checkout = checkoutServer(shop);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/s/files/')) return cdn(request);
    if (pathname === '/sandbox/admin') return adminServer(shop, request);
    const api = /^\/api\/([^/]+)\/graphql(?:\.json)?$/.exec(pathname);
    if (!api?.[1]) return checkout(request);
    if (request.method === 'OPTIONS') return preflight(request);
    const version = servedVersion(api[1], world.now());
    if (version === null) return withCors(notFound(), request, '2026-04');
    const access = isGraphiql(request) ? 'token' : accessOf(request);
    const response = access ? await handleGraphql(request, version, access) : unauthorized();
    return withCors(response, request, version);
  };
}

function sendWebhooks(shop: Shop, sender: WebhookSender): void {
  shop.events.listen((event) => {
    const payload = payloadOf(shop, event);
    // In real time, not the desk's clock: the receiver checks the age against its own clock.
    if (payload) void sender.send(event.topic, payload, new Date());
  });
}

/** A browser that opens the URL gets the query editor, which then sends the token itself. */
function isGraphiql(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
}
