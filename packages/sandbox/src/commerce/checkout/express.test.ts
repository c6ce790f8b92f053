import { describe, expect, it } from 'vitest';
import { openTestShop } from '../fixture/test-shop.ts';
import { checkoutOf, giftCard, oneDress, open, press, scarf } from './open-checkout.fixture.ts';

/** The fields of a page, as its form sends them. */
function fieldsOf(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input id="(\w+)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const chosen = [...page.matchAll(/<select id="(\w+)".*?<option value="(\w+)" selected>/gs)];
  return Object.fromEntries([...inputs, ...chosen.map(([, name, value]) => [name, value])]);
}

describe('express checkout', () => {
  it('opens filled in by the wallet, so that one press pays', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await open(shop, `${url}&payment=shop_pay`);
    expect(page).toContain('Pay with the wallet, $536');
    expect(page).toContain('218 Bleecker Street, Apt 4B, New York<br>Standard, 4 to 12 business days');
    expect((await press(shop, url, { ...fieldsOf(page), do: 'pay' })).status).toBe(303);
    expect(shop.world.mails).toMatchObject([{ to: 'ines@example.com', subject: 'Order #1001 confirmed' }]);
  });

  it('is offered on the whole checkout too, and replaces nothing that was typed', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const typed = { ...fieldsOf(await open(shop, url)), firstName: 'Ada', address1: '1 Analytical Way' };
    const page = await (await press(shop, url, { ...typed, do: 'express' })).text();
    const { email, firstName, lastName, address1, city, cardNumber, cardName } = fieldsOf(page);
    expect({ email, firstName, lastName, cardNumber, cardName }).toEqual({
      email: 'ines@example.com',
      firstName: 'Ada',
      lastName: 'Marchetti',
      cardNumber: '1',
      cardName: 'Ada Marchetti',
    });
    // Half of one address and half of another is none.
    expect([address1, city]).toEqual(['1 Analytical Way', '']);
  });

  it('takes the wallet’s address wholly, whatever state and apartment were typed', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const typed = {
      ...fieldsOf(await open(shop, url)),
      province: 'CA',
      address2: 'Floor 9',
      firstName: 'Ada',
    };
    const page = await (await press(shop, url, { ...typed, do: 'express' })).text();
    expect(fieldsOf(page)).toMatchObject({
      firstName: 'Ada',
      address1: '218 Bleecker Street',
      address2: 'Apt 4B',
      city: 'New York',
      province: 'NY',
      zip: '10012',
    });
  });

  it('says what the wallet does not know', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { ...oneDress, buyerIdentity: { countryCode: 'FR' } });
    const page = await open(shop, `${url}&payment=shop_pay`);
    expect(page).toContain('The demo’s wallet has no address in France.');
    expect(page).not.toContain('Pay with the wallet');
    expect(fieldsOf(page)).toMatchObject({ email: 'ines@example.com', address1: '', cardNumber: '1' });
  });

  it('needs no address for a gift card, and is not offered where nothing is left to pay', async () => {
    const shop = openTestShop();
    const gift = await checkoutOf(shop, { lines: [{ merchandiseId: giftCard, quantity: 1 }] });
    expect(await open(shop, `${gift.url}&payment=shop_pay`)).toContain('Pay with the wallet, $');
    const free = await checkoutOf(shop, {
      lines: [{ merchandiseId: scarf, quantity: 1 }],
      giftCardCodes: ['VESPER500'],
    });
    expect(await open(shop, `${free.url}&payment=shop_pay`)).not.toContain('Express</h2>');
  });
});
