import { expect, it } from 'vitest';
import { openTestShop } from '../fixture/test-shop.ts';
import { checkoutOf, oneDress, open, press, typed } from './open-checkout.fixture.ts';

it('a code reads as its discount spells it, however it was typed, and can be taken away', async () => {
  const shop = openTestShop();
  const { url } = await checkoutOf(shop, { ...oneDress, discountCodes: ['tenOff'] });
  const page = await open(shop, url);
  expect(page).toContain('<b>TENOFF</b>');
  expect(page).toContain('<span class="unseen"> code TENOFF</span>');
  const [, button = ''] = /value="(remove-code [^"]*)"/.exec(page) ?? [];
  await press(shop, url, {
    ...typed,
    cardNumber: '',
    cardName: '',
    cardExpiry: '',
    cardCode: '',
    do: button,
  });
  expect(await open(shop, url)).not.toMatch(/tenoff/i);
});

it('a code that no discount has stays as it was typed', async () => {
  const shop = openTestShop();
  const { url } = await checkoutOf(shop, { ...oneDress, discountCodes: ['NoSuch'] });
  expect(await open(shop, url)).toContain('<b>NoSuch</b>');
});
