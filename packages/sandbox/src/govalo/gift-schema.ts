import { z } from 'zod';
import { checkBody, filledText } from '../doubles/check-body.ts';
import type { CatalogueProduct } from '../world/catalogue.ts';

const giftSchema = z.object({
  session_id: filledText,
  variant_id: z.string(),
  value: z.number(),
  recipient: z.object({ name: filledText, email: z.string().regex(/^\S+@\S+$/) }),
  message: z.string().max(1_000),
  send_at: z.iso.datetime({ offset: true }),
});

/** A gift as the shop requests it. */
export type GiftBody = z.infer<typeof giftSchema>;

interface GiftProblem {
  field: string;
  message: string;
}

/** Returns the gift, or every problem of a field. The value must be the price of the gift card. */
export function readGift(
  body: unknown,
  { products, now }: { products: readonly CatalogueProduct[]; now: number },
): GiftBody | GiftProblem[] {
  const schema = giftSchema.superRefine((gift, { addIssue }) => {
    const price = cardPrice(products, gift.variant_id);
    const refuse = (field: keyof GiftBody, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (price === null) refuse('variant_id', 'is not a variant of a gift card');
    else if (Math.round(gift.value * 100) !== price) refuse('value', 'is not the price of the gift card');
    if (Date.parse(gift.send_at) < now) refuse('send_at', 'is in the past');
  });
  const { success, data } = schema.safeParse(body);
  if (success) return data;
  return checkBody(schema, body).map(({ pointer, detail }) => {
    const field = pointer.slice(1).replaceAll('/', '.');
    return { field, message: `${field}: ${detail}` };
  });
}

function cardPrice(products: readonly CatalogueProduct[], variantId: string): number | null {
  const cards = products.filter(({ isGiftCard }) => isGiftCard).flatMap(({ variants }) => variants);
  return cards.find(({ id }) => String(id) === variantId)?.priceCents ?? null;
}
