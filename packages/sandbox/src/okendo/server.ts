import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { okendoAccount } from './account.ts';
import { okendoScript } from './okendo-script.ts';
import { type OkendoReview, writeReviews } from './write-reviews.ts';

const MOST_PER_PAGE = 100;
const orders: Readonly<Record<string, (a: OkendoReview, b: OkendoReview) => number>> = {
  'date desc': (a, b) => b.dateCreated.localeCompare(a.dateCreated),
  'date asc': (a, b) => a.dateCreated.localeCompare(b.dateCreated),
  'rating desc': (a, b) => b.rating - a.rating,
  'rating asc': (a, b) => a.rating - b.rating,
};

const callSchema = z.strictObject({
  call: z.enum(['initWidget', 'setProduct']),
  subscriberId: z.literal(okendoAccount.subscriberId),
  productId: z.string().regex(/^shopify-\d+$/),
});

/** Okendo: the widget's script, the public list and aggregate, and `/widget-calls`, where the widget reports its calls. */
export function okendoServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.get('/reviews-widget-plus/js/okendo-reviews.js', () => sendScript(okendoScript, delay));
  app.post('/widget-calls', (context) => acceptBody(context, callSchema, () => context.body(null, 204)));

  const product = '/v1/stores/:subscriberId/products/:key';
  app.get(`${product}/review_aggregate`, (context) => {
    const reviews = findReviews(world, context);
    return reviews === null
      ? refuse(context, 404, 'No such store or product.')
      : context.json(aggregate(reviews));
  });
  app.get(`${product}/reviews`, (context) => {
    const reviews = findReviews(world, context);
    if (reviews === null) return refuse(context, 404, 'No such store or product.');
    const { limit = '25', orderBy = 'date desc', lastEvaluated = '' } = context.req.query();
    const order = orders[orderBy];
    if (order === undefined) return refuse(context, 400, `orderBy must be one of ${Object.keys(orders)}.`);
    const size = Number(limit);
    if (!Number.isInteger(size) || size < 1 || size > MOST_PER_PAGE) {
      return refuse(context, 400, `limit must be from 1 to ${MOST_PER_PAGE}.`);
    }
    const sorted = reviews.toSorted(order);
    const from = sorted.findIndex(({ reviewId }) => reviewId === lastEvaluated) + 1;
    if (lastEvaluated !== '' && from === 0) return refuse(context, 400, 'lastEvaluated is not a review.');
    const page = sorted.slice(from, from + size);
    const last = page.at(-1)?.reviewId;
    const query = new URLSearchParams({ limit, orderBy, lastEvaluated: last ?? '' });
    const { subscriberId, key } = context.req.param();
    const isLast = from + size >= sorted.length;
    const nextUrl = isLast ? null : `/stores/${subscriberId}/products/${key}/reviews?${query}`;
    return context.json({ reviews: page, nextUrl });
  });

  app.notFound((context) => refuse(context, 404, 'Not found.'));
  return recordReceived(world, 'okendo', async (request) => app.fetch(request));
}

function findReviews(world: World, { req }: Context): OkendoReview[] | null {
  if (req.param('subscriberId') !== okendoAccount.subscriberId) return null;
  const product = shownCatalogue(world).products.find(({ id }) => `shopify-${id}` === req.param('key'));
  return product === undefined ? null : writeReviews(product);
}

/** `GET …/review_aggregate` */
function aggregate(reviews: readonly OkendoReview[]): { reviewAggregate: object } {
  const ratings = reviews.map(({ rating }) => rating);
  const levels = [5, 4, 3, 2, 1].map((level) => [
    `level${level}Count`,
    ratings.filter((rating) => rating === level).length,
  ]);
  return {
    reviewAggregate: {
      reviewCount: ratings.length,
      ratingAndReviewCount: ratings.length,
      ratingAndReviewValuesTotal: ratings.reduce((sum, rating) => sum + rating, 0),
      ratingAndReviewCountByLevel: Object.fromEntries(levels),
      mediaCount: 0,
    },
  };
}

function refuse(context: Context, status: 400 | 404, message: string): Response {
  return context.json({ message }, status);
}
