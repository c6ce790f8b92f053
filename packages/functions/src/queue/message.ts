import { sourceEventSchema } from '@storefront/core/cache/source-event';
import * as z from 'zod';

/** A page that was asked for again while it was fresh: it waits in the queue for the end of the burst. */
const pageTurn = z.object({
  about: z.literal('page'),
  path: z
    .string()
    .startsWith('/')
    .max(2_048)
    .refine((path) => path.isWellFormed()),
  /** How often it had been asked for when this was sent. */
  asked: z.number().int(),
  /** Since when it waits, in milliseconds since the epoch. */
  since: z.number(),
  /** The page is about what has changed, and does not only show it. */
  isUrgent: z.boolean().default(false),
});

/** What the queue carries. */
export const messageSchema = z.discriminatedUnion('about', [...sourceEventSchema.options, pageTurn]);

export type Message = z.infer<typeof messageSchema>;
export type PageTurn = z.infer<typeof pageTurn>;
