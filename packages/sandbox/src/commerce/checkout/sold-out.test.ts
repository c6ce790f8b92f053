import { describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../fixture/test-shop.ts';
import { checkoutOf, oneDress, open, pay, scarf, three } from './open-checkout.fixture.ts';

const sentence =
  'Someone was faster: Aurelia Slip Dress, S / Oxblood. Please return to your bag and change it.';

/** Three dresses are in stock; someone buys some of them while this checkout is open. */
async function openLate(shop: TestShop, input: object, bought: number): Promise<string> {
  const { url } = await checkoutOf(shop, input);
  const fast = await checkoutOf(shop, { lines: [{ merchandiseId: three, quantity: bought }] });
  expect((await pay(shop, fast.url)).status).toBe(303);
  return url;
}

describe('a checkout of what has been sold out since', () => {
  it.each([
    [1, null],
    [2, 'Only 1 left'],
    [3, 'Sold out'],
  ])(
    'says so when it opens, above the form and at the line: %s of three are gone',
    async (bought, remark) => {
      const shop = openTestShop();
      const page = await open(shop, await openLate(shop, oneDress, bought));
      if (remark === null) {
        expect(page).not.toContain('Someone was faster');
        expect(page).not.toContain('line__problem');
        return;
      }
      expect(page).toContain('<h2>One thing to put right</h2>');
      expect(page).toContain(`<a href="http://localhost:3000/cart">${sentence}</a>`);
      expect(page).toContain(`<span class="line__problem">${remark}</span>`);
      expect(page).toContain('<title>Please check what is marked');
      expect(page).toMatch(/<details class="peek" open>/);
    },
  );

  it('has no way to pay, only the one back to the bag', async () => {
    const shop = openTestShop();
    const page = await open(shop, await openLate(shop, oneDress, 3));
    expect(page).not.toContain('Pay now');
    expect(page).not.toContain('Express checkout');
    expect(page).toMatch(/class="button button--wide" href="http:\/\/localhost:3000\/cart">Return to bag/);
  });

  it('says so beside the errors of a form that was open before', async () => {
    const shop = openTestShop();
    const url = await openLate(shop, oneDress, 3);
    const page = await (await pay(shop, url, { zip: '' })).text();
    expect(page).toContain('<h2>2 things to put right</h2>');
    expect(page).toContain(sentence);
    expect(page).toContain('href="#zip"');
  });

  it('names a variant of two lines once and marks both, and no other line', async () => {
    const shop = openTestShop();
    const lines = ['Ada', 'Eve'].map((value) => ({
      merchandiseId: three,
      quantity: 1,
      attributes: [{ key: 'For', value }],
    }));
    const url = await openLate(shop, { lines: [...lines, { merchandiseId: scarf, quantity: 1 }] }, 2);
    const page = await open(shop, url);
    expect(page).toContain(sentence);
    // The list stands twice: at the top of small screens, and beside the form.
    expect(page.match(/Only 1 left/g)).toHaveLength(4);
  });
});

it('a Pay that does nothing looks like an error, though nothing is wrong', async () => {
  const shop = openTestShop();
  const { url } = await checkoutOf(shop, oneDress);
  const page = await (await pay(shop, url, { shipping: 'express' })).text();
  expect(page).toMatch(
    /class="errors" role="alert"[^>]*><h2>Not paid yet<\/h2><p>Express, 2 to 4 business days/,
  );
  expect(page).not.toContain('class="notice"');
});
