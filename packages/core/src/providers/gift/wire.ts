import * as z from 'zod';

export const sessionWire = z.object({ session: z.object({ id: z.string().min(1) }) });

export const giftWire = z.object({ gift: z.object({ gift_id: z.string().min(1) }) });

/** Why a gift was refused, field by field; the messages are not passed on. */
export const refusalWire = z.object({ errors: z.array(z.object({ field: z.string() })) });
