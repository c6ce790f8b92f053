import { randomBytes } from 'node:crypto';
import type { Shop } from '../shop.ts';
import { cardDigits, checkCard, type FieldName, type FormValues, testCards } from './checkout-form.ts';

/** What is stored of a card: never its number. */
export interface VaultedCard {
  tail: string;
  isDeclined: boolean;
  /** Invalid fields, without the number of a declined card. */
  problems: FieldName[];
}

export const vaultPath = '/vault/sessions';

/** `POST` with a `credit_card` as the platform's vault takes it. Returns `{ id }`, a session for one payment. */
export async function vaultServer(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405 });
  const body: unknown = await request.json().catch(() => null);
  const card = body && typeof body === 'object' ? Reflect.get(body, 'credit_card') : null;
  if (!card || typeof card !== 'object') {
    return Response.json({ errors: { credit_card: ['is required'] } }, { status: 422 });
  }
  const text = (name: string) =>
    String(Reflect.get(card, name) ?? '')
      .trim()
      .slice(0, 255);
  const values: FormValues = {
    cardNumber: text('number'),
    cardName: `${text('first_name')} ${text('last_name')}`.trim(),
    cardExpiry: `${text('month')} / ${text('year')}`,
    cardCode: text('verification_value'),
  };
  const number = cardDigits(values);
  const isDeclined = testCards.declined.includes(number);
  const problems = checkCard(values, new Date(shop.world.now())).map(({ field }) => field);
  const id = `sandbox-${randomBytes(16).toString('hex')}`;
  const cards = vault(shop);
  cards.value[id] = {
    tail: number.slice(-4),
    isDeclined,
    problems: problems.filter((field) => !(isDeclined && field === 'cardNumber')),
  };
  cards.changed();
  return Response.json({ id });
}

export function vaultedCard(shop: Shop, sessionId: string): VaultedCard | null {
  const cards = vault(shop).value;
  return Object.hasOwn(cards, sessionId) ? (cards[sessionId] ?? null) : null;
}

function vault({ world }: Shop) {
  return world.slice<Record<string, VaultedCard>>('commerce.vault', () => ({}));
}
