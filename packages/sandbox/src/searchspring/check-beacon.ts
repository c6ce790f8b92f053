import { z } from 'zod';
import { filledText } from '../doubles/check-body.ts';
import { searchspringAccount } from './account.ts';

/** A profile event that the account has received: product events name its id. */
export interface KnownEvent {
  id: string;
  type: string;
}

const place = z.object({
  tag: filledText,
  placement: z.enum([
    'basket-page',
    'confirmation-page',
    'product-page',
    'no-results-page',
    'home-page',
    'other',
  ]),
});
const subject = place.extend({ type: z.literal('product-recommendation') });
const core = z.object({ name: filledText, sku: filledText, url: filledText });

const shared = {
  category: z.literal('searchspring.recommendations.user-interactions'),
  id: filledText,
  context: z.object({
    userId: filledText,
    sessionId: filledText,
    pageLoadId: filledText,
    website: z.object({ trackingCode: z.literal(searchspringAccount.siteId) }),
  }),
};

function profileEvent(type: string) {
  return z.object({
    ...shared,
    type: z.literal(type),
    pid: z.null().optional(),
    event: z.object({
      context: subject,
      profile: place.extend({ seed: z.array(z.object({ sku: filledText })) }),
    }),
  });
}

function productEvent(type: string, product: z.ZodType) {
  return z.object({
    ...shared,
    type: z.literal(type),
    pid: z.string(),
    event: z.object({ context: subject, product }),
  });
}

/** Renders and impressions have the product's fields at the top; clicks in its core mappings. */
const flatProduct = core.extend({ id: filledText });
const mappedProduct = z.object({ id: filledText, mappings: z.object({ core }) });

/**
 * `[call.site-search-provider.13]` `[call.site-search-provider.14]` `[call.site-search-provider.15]`
 * `[call.site-search-provider.16]` `[call.site-search-provider.17]` `[call.site-search-provider.18]`
 */
const eventSchema = z.discriminatedUnion('type', [
  profileEvent('profile.render'),
  profileEvent('profile.impression'),
  profileEvent('profile.click'),
  productEvent('profile.product.render', flatProduct),
  productEvent('profile.product.impression', flatProduct),
  productEvent('profile.product.click', mappedProduct),
]);

/**
 * Returns what is wrong with a batch of events, each as a sentence, and the profile events in it. A product
 * event's `pid` must be the id of a profile event of its own kind, in the same batch or before; ids are used once.
 */
export function checkBeacon(
  body: unknown,
  known: readonly KnownEvent[],
): { problems: string[]; profileEvents: KnownEvent[] } {
  const batch: unknown[] = Array.isArray(body) ? body : [body];
  const typeOf = new Map(known.map(({ id, type }) => [id, type]));
  const seen = new Set(typeOf.keys());
  const profileEvents: KnownEvent[] = [];

  function check(value: unknown): string[] {
    const { success, data: event, error } = eventSchema.safeParse(value);
    if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    const { id, type, pid } = event;
    const problems = seen.has(id) ? [`the id ${id} was used before`] : [];
    seen.add(id);
    if (typeof pid === 'string') {
      const parentType = type.replace('.product', '');
      return typeOf.get(pid) === parentType
        ? problems
        : [...problems, `pid is not the id of a ${parentType} event`];
    }
    typeOf.set(id, type);
    profileEvents.push({ id, type });
    return problems;
  }

  const problems = batch.flatMap((value, at) => check(value).map((problem) => `Event ${at}: ${problem}`));
  return { problems: batch.length === 0 ? ['The batch is empty'] : problems, profileEvents };
}
