import { z } from 'zod';
import { filledText } from '../doubles/check-body.ts';

const profile = z.strictObject({
  data: z.strictObject({
    type: z.literal('profile'),
    attributes: z
      .strictObject({
        email: z
          .string()
          .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
          .optional(),
        phone_number: z
          .string()
          .regex(/^\+[1-9]\d{6,14}$/)
          .optional(),
        external_id: filledText.optional(),
        first_name: filledText.optional(),
        last_name: filledText.optional(),
      })
      .refine(
        ({ email, phone_number, external_id }) => Boolean(email ?? phone_number ?? external_id),
        'needs an email or a phone_number',
      ),
  }),
});

/** `[call.email-marketing-provider.3]` `POST /client/back-in-stock-subscriptions` */
export const backInStockSchema = z.strictObject({
  data: z.strictObject({
    type: z.literal('back-in-stock-subscription'),
    attributes: z.strictObject({
      channels: z.array(z.enum(['EMAIL', 'PUSH', 'SMS', 'WHATSAPP'])),
      profile,
    }),
    relationships: z.strictObject({
      variant: z.strictObject({
        data: z.strictObject({
          type: z.literal('catalog-variant'),
          id: z.string().regex(/^\$?\w+:::[^:]+:::.+$/),
        }),
      }),
    }),
  }),
});

/** `POST /client/subscriptions` */
export const subscriptionSchema = z.strictObject({
  data: z.strictObject({
    type: z.literal('subscription'),
    attributes: z.strictObject({ custom_source: filledText.optional(), profile }),
    relationships: z.strictObject({
      list: z.strictObject({ data: z.strictObject({ type: z.literal('list'), id: filledText }) }),
    }),
  }),
});
