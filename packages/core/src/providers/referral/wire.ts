import * as z from 'zod';

const id = z.union([z.string().min(1), z.number()]).transform(String);

export const tokenWire = z.object({ token: z.string().min(1), expires: z.string() });

/** Older responses say `id`, newer ones `customerId`. */
export const customerWire = z.object({
  id: id.optional(),
  customerId: id.optional(),
  email: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  isNewCustomer: z.boolean().nullish(),
});

export const linkWire = z.object({ link: z.url(), referralCode: z.string().nullish() });

export const balanceWire = z.object({ balance: z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]) });

/** What points buy; `amount` is in units of the currency. */
export const optionsWire = z.array(
  z.object({
    id: z.string().min(1),
    cost: z.number().positive(),
    amount: z.number().positive(),
    currency: z.string().length(3),
  }),
);

export const redemptionWire = z.object({ couponCode: z.string().min(1) });

export const couponsWire = z.array(
  z.object({ couponCode: z.string().min(1), createdOn: z.string().nullish(), usedOn: z.string().nullish() }),
);

/** The response to a saved customer is not read; it is JSON or empty. */
export const savedWire = z.unknown();

export type CustomerWire = z.infer<typeof customerWire>;
export type OptionsWire = z.infer<typeof optionsWire>;
export type CouponsWire = z.infer<typeof couponsWire>;
