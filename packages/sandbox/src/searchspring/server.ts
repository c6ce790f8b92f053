import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { parseJson } from '../http/parse-json.ts';
import { stableUuid } from '../seed/stable-id.ts';
import { recordReceived } from '../world/record-received.ts';
import { type ShownCatalogue, shownCatalogue } from '../world/shown-catalogue.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { searchspringAccount } from './account.ts';
import { findProfile } from './account-profiles.ts';
import { checkBeacon, type KnownEvent } from './check-beacon.ts';
import { indexProducts, type ProductIndex } from './product-index.ts';
import { recommend } from './recommend.ts';
import { readRecommendRequest } from './recommend-request.ts';
import { renderResult, signSuggestion } from './render-result.ts';

const MOST_KNOWN_EVENTS = 1_000;
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Searchspring: recommend, version 1, over the world's catalogue; beacon, version 1; click tracking. The real
 * service has one origin for the beacon and one for the rest; here both are this server.
 */
export function searchspringServer(world: World): SandboxServer {
  let known: { catalogue: ShownCatalogue; index: ProductIndex } | null = null;
  const readIndex = () => {
    const catalogue = shownCatalogue(world);
    if (known?.catalogue !== catalogue) known = { catalogue, index: indexProducts(catalogue) };
    return known.index;
  };
  const events = world.slice<KnownEvent[]>('searchspring.events', () => []);
  const app = new Hono();
  app.use(cors());

  app.on(['GET', 'POST'], '/boost/:siteId/recommend', async (context) => {
    const { siteId } = context.req.param();
    if (siteId !== searchspringAccount.siteId)
      return context.json({ message: `Site ${siteId} not found` }, 404);
    const request = await readRecommendRequest(context.req.raw);
    if (typeof request === 'string') return context.json({ message: request }, 400);
    const unknown = request.tags.find((tag) => findProfile(tag) === null);
    if (unknown !== undefined) return context.json({ message: `Profile ${unknown} not found` }, 404);
    if (request.tags.some((tag) => findProfile(tag)?.state === 'paused')) {
      return context.json({ message: 'Profile is currently paused' }, 404);
    }
    const options = { cdn: world.addresses.commerce, withSuggestionData: request.withSuggestionData };
    const results = request.tags.map((tag, at) => {
      const { aim, state } = findProfile(tag) ?? { aim: 'popular', state: 'empty' };
      const limit = state === 'empty' ? 0 : (request.limits[at] ?? 0);
      const products = recommend(readIndex(), aim, request, { limit, now: world.now() });
      return {
        profile: { tag },
        ...(request.withResponseId ? { responseId: stableUuid(`${tag} ${context.req.url}`) } : {}),
        results: products.map((product) => renderResult(product, options)),
      };
    });
    return context.json(results);
  });

  app.post('/beacon', async (context) => {
    const body = parseJson(await context.req.text());
    const { problems, profileEvents } = checkBeacon(body, events.value);
    if (problems.length > 0)
      return context.json({ success: false, error: 'ValidationError', messages: problems }, 400);
    events.value.push(...profileEvents);
    events.value.splice(0, Math.max(0, events.value.length - MOST_KNOWN_EVENTS));
    events.changed();
    return context.json({ success: true });
  });

  app.get('/api/track/track.json', (context) => {
    const { d = '', s = '', u = '', r } = context.req.query();
    if (d === '' || signSuggestion(d) !== s) return context.json({ message: 'd is not signed by s' }, 400);
    if (!URL.canParse(u)) return context.json({ message: 'u must be the address of the product' }, 400);
    if (r === undefined) return context.json({ message: 'r, the referrer, is missing' }, 400);
    return context.body(pixel, 200, { 'content-type': 'image/gif' });
  });

  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'searchspring', async (request) => app.fetch(request));
}
