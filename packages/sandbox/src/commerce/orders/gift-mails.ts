import { giftOf } from '../../govalo/server.ts';
import type { World } from '../../world/world.ts';
import { brand } from '../brand.ts';
import type { Attribute } from '../cart/cart-state.ts';
import { homeCountry } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';

/** The codes of a gift that was paid for. */
interface HeldGift {
  /** Of the gift provider. */
  giftId: string;
  codes: string[];
}

const heldGifts = (world: World) => world.slice<HeldGift[]>('commerce.held-gifts', () => []);

/** What the gift provider calls the gift that a line is; undefined for other lines, and for what it does not know. */
export function giftIdOf(world: World, attributes: readonly Attribute[]): string | undefined {
  const id = attributes.find(({ key }) => key === '_gift_id')?.value;
  return id !== undefined && giftOf(world, id) !== undefined ? id : undefined;
}

/** Holds codes back until the moment of their gift. */
export function holdForRecipient(world: World, gift: HeldGift): void {
  const held = heldGifts(world);
  held.value.push(gift);
  held.changed();
}

/**
 * Sends the codes of every gift whose moment has come to its recipient. Called by who is about to read e-mails: the
 * world's clock can be moved, so that a timer would fire at the wrong moment.
 */
export function sendDueGifts(world: World): void {
  const held = heldGifts(world);
  const isDue = ({ giftId }: HeldGift) => {
    const gift = giftOf(world, giftId);
    return gift !== undefined && Date.parse(gift.send_at) <= world.now();
  };
  const due = held.value.filter(isDue);
  if (due.length === 0) return;
  held.value.splice(0, held.value.length, ...held.value.filter((gift) => !due.includes(gift)));
  held.changed();
  for (const gift of due) sendGift(world, gift);
}

function sendGift(world: World, { giftId, codes }: HeldGift): void {
  const gift = giftOf(world, giftId);
  if (gift === undefined) return;
  const { recipient, message, value } = gift;
  const url = `${world.addresses.site}/`;
  world.post({
    from: brand.mailFrom,
    to: recipient.email,
    subject: `${recipient.name}, a gift card for you`,
    text: [
      `A gift card of ${formatMoney(value * 100, homeCountry.currency)} is yours.`,
      ...(message === '' ? [] : ['', message]),
      '',
      `Its code: ${codes.join(', ')}`,
      '',
      `Spend it at ${brand.name}: ${url}`,
    ].join('\n'),
    links: [url],
  });
}
