import * as z from 'zod';

const id = z.string().min(1).max(64);
/** Encoding a lone surrogate throws. */
const isWellFormed = (text: string) => text.isWellFormed();
const handle = z.string().min(1).max(255).refine(isWellFormed);
/** ISO 8601; the platform's own time of the change. */
const version = z.string().max(40).nullable();

/**
 * A change in a source, as webhooks report it and the queue carries it: ids, names and a version, never the content,
 * which is read back from the source. `isGone`: shoppers can no longer see it.
 */
export const sourceEventSchema = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('product'),
    id,
    /** Null when the platform sent the id only. */
    handle: handle.nullable(),
    version,
    isGone: z.boolean(),
    inventoryItemIds: z.array(id).max(2_048),
  }),
  z.object({
    about: z.literal('collection'),
    id,
    handle: handle.nullable(),
    version,
    isGone: z.boolean(),
  }),
  z.object({ about: z.literal('stock'), inventoryItemId: id }),
  z.object({ about: z.literal('order'), productIds: z.array(id).max(500) }),
  z.object({
    about: z.literal('filters'),
    /** Of the metaobject, in the platform's format. */
    id: z.string().regex(/^gid:\/\/shopify\/Metaobject\/\d{1,20}$/),
    version,
    isGone: z.boolean(),
  }),
  z.object({
    about: z.literal('document'),
    id: z.string().min(1).max(128).refine(isWellFormed),
    type: z.string().min(1).max(64),
    slug: handle.nullable(),
    version,
    isGone: z.boolean(),
  }),
]);

export type SourceEvent = z.infer<typeof sourceEventSchema>;
