import { sourceEventSchema } from '@storefront/core/cache/source-event';
import * as z from 'zod';

/** A page to refresh later, e.g. because it was requested again while it was fresh. */
const pageMessage = z.object({
  about: z.literal('page'),
  id: z.string().max(64).default(''),
  path: z
    .string()
    .startsWith('/')
    .max(2_048)
    .refine((path) => path.isWellFormed()),
  /** How many urgent requests the page had when this was sent. */
  requests: z.number().int(),
  /** When the page was first queued, in milliseconds since the epoch. */
  since: z.number(),
  /** The page is about the thing that changed, and does not only show it. */
  isUrgent: z.boolean().default(false),
});

/** A message of the queue: a change of a source, or a page to refresh. */
export const messageSchema = z.discriminatedUnion('about', [...sourceEventSchema.options, pageMessage]);

export type Message = z.infer<typeof messageSchema>;
export type PageMessage = z.infer<typeof pageMessage>;
