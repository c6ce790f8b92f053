import * as z from 'zod';

/** One element per requested tag. Results are read defensively, field by field, in `map.ts`. */
export const recommendWire = z.array(z.object({ results: z.array(z.unknown()) }));

export type RecommendWire = z.infer<typeof recommendWire>;

/** Distinguishes a profile that editors have paused from an address that does not exist; both are 404. */
export const pausedWire = z.object({ message: z.string().regex(/paused/i) });
