import type { CatalogueProduct } from '../world/catalogue.ts';

/** A gift as the shop asks for it. */
export interface GiftBody {
  session_id: string;
  variant_id: string;
  value: number;
  recipient: { name: string; email: string };
  message: string;
  send_at: string;
}

export interface GiftProblem {
  field: string;
  message: string;
}

const LONGEST_MESSAGE = 1_000;
const isoWithOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The gift, or every field that cannot be used. The value must be what the shop sells the card for. */
export function readGift(
  body: unknown,
  { products, now }: { products: readonly CatalogueProduct[]; now: number },
): GiftBody | GiftProblem[] {
  const { session_id, variant_id, value, recipient, message, send_at }: Record<string, unknown> =
    Object(body);
  const { name, email }: Record<string, unknown> = Object(recipient);
  const price = cardPrice(products, String(variant_id));
  const sendAt =
    typeof send_at === 'string' && isoWithOffset.test(send_at) ? Date.parse(send_at) : Number.NaN;
  const checks: [boolean, string, string][] = [
    [isFilled(session_id), 'session_id', 'is required'],
    [price !== null, 'variant_id', 'is no variant of a gift card'],
    [
      price === null || (typeof value === 'number' && Math.round(value * 100) === price),
      'value',
      'is not its price',
    ],
    [isFilled(name), 'recipient.name', 'is required'],
    [typeof email === 'string' && /^\S+@\S+$/.test(email), 'recipient.email', 'is no e-mail address'],
    [typeof message === 'string' && message.length <= LONGEST_MESSAGE, 'message', 'must be a text'],
    [!Number.isNaN(sendAt), 'send_at', 'must be ISO 8601 with an offset'],
    [Number.isNaN(sendAt) || sendAt >= now, 'send_at', 'is in the past'],
  ];
  const problems = checks.flatMap(([isFine, field, text]) =>
    isFine ? [] : [{ field, message: `${field} ${text}` }],
  );
  if (problems.length > 0) return problems;
  return {
    session_id: String(session_id),
    variant_id: String(variant_id),
    value: Number(value),
    recipient: { name: String(name), email: String(email) },
    message: String(message),
    send_at: String(send_at),
  };
}

function cardPrice(products: readonly CatalogueProduct[], variantId: string): number | null {
  const cards = products.filter(({ isGiftCard }) => isGiftCard).flatMap(({ variants }) => variants);
  return cards.find(({ id }) => String(id) === variantId)?.priceCents ?? null;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
