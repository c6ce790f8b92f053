import { Fault } from '../../fault.ts';
import { readIfFits } from '../read-answer.ts';
import type { GiftRequest } from './gift.ts';
import { refusalShape } from './wire.ts';

/** The body of a new gift; `value` is in dollars. */
export function toGiftBody({ sessionId, variantId, valueCents, recipient, message, sendAt }: GiftRequest) {
  return {
    session_id: sessionId,
    variant_id: variantId,
    value: valueCents / 100,
    recipient: { name: recipient.name, email: recipient.email },
    message,
    send_at: sendAt,
  };
}

/** How our readers call the fields of a gift; others are left out, because their content is unknown. */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ['session_id', 'the session'],
  ['variant_id', 'the card'],
  ['value', 'the value'],
  ['recipient.name', "the recipient's name"],
  ['recipient.email', "the recipient's e-mail"],
  ['message', 'the message'],
  ['send_at', 'the moment to send it'],
]);

/** The status says that the gift was refused; the body only says why. */
export function throwRefusal(body: unknown): never {
  const { errors } = readIfFits(refusalShape, body) ?? { errors: [] };
  const fields = errors.flatMap(({ field }) => fieldNames.get(field) ?? []);
  throw new Fault({
    code: 'gift-refused',
    kind: 'input',
    say: `The gift was refused: check ${fields.join(', ') || 'its fields'}.`,
  });
}

export function throwUnknownSession(): never {
  throw new Fault({
    code: 'gift-session-unknown',
    kind: 'absent',
    say: 'The gifting session ended or never was: start another.',
  });
}
