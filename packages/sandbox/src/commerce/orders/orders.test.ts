import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, openTestShop, type TestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const ada = { email: 'ada@example.com', password: 'engine-1843' };
const blackDress = { merchandiseId: variantId(1001, 1), quantity: 1 };
const scarf = { merchandiseId: variantId(1005, 0), quantity: 1 };
const giftCard = { merchandiseId: variantId(1004, 0), quantity: 1 };

const form = {
  email: ada.email,
  country: 'US',
  firstName: 'Ada',
  lastName: 'L',
  address1: '1 Way',
  city: 'Troy',
  province: 'NY',
  zip: '12180',
  cardNumber: '1',
  cardName: 'Ada',
  cardExpiry: '12/30',
  cardCode: '123',
  do: 'pay',
};

const query = `query($t: String!) { customer(customerAccessToken: $t) { orders(first: 1) { nodes {
  subtotalPrice { amount } totalPrice { amount } totalShippingPrice { amount }
  totalTax { amount } currentTotalTax { amount } totalTaxV2 { amount }
  currentTotalDuties { amount currencyCode } originalTotalDuties { amount }
  shippingAddress { id province provinceCode formatted }
  lineItems(first: 9) { nodes { title originalTotalPrice { amount } discountedTotalPrice { amount }
    discountAllocations { allocatedAmount { amount } discountApplication { targetType ... on DiscountCodeApplication { code } } } } }
} } } }`;

/** The order of a paid cart, as its customer reads it. */
async function ordered(lines: object[], codes: string[] = [], place: object = {}): Promise<unknown> {
  const shop: TestShop = openTestShop();
  const create =
    'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }';
  await shop.execute(create, { input: ada });
  const login =
    'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }';
  const session = await shop.execute(login, { input: ada });
  const t = textAt(session, 'data.customerAccessTokenCreate.customerAccessToken.accessToken');
  const filled = { ...form, ...place };
  const id = await newCart(shop, {
    lines,
    discountCodes: codes,
    buyerIdentity: { customerAccessToken: t, countryCode: filled.country },
  });
  const url = `http://localhost:3001/cart/c/${id.replace('gid://shopify/Cart/', '')}`;
  const paid = await shop.server(new Request(url, { method: 'POST', body: new URLSearchParams(filled) }));
  expect(paid.status).toBe(303);
  return valueAt(await shop.execute(query, { t }), 'data.customer.orders.nodes.0');
}

const amountAt = (order: unknown, path: string) => Number(textAt(order, `${path}.amount`));
const cents = (amount: number) => Math.round(amount * 100);

function linesOf(order: unknown): unknown[] {
  const nodes = valueAt(order, 'lineItems.nodes');
  return Array.isArray(nodes) ? nodes : [];
}

describe('tax and duties of an order', () => {
  it('are none in the home market', async () => {
    expect(await ordered([scarf])).toMatchObject({
      totalTax: { amount: '0.0' },
      currentTotalTax: { amount: '0.0' },
      totalTaxV2: { amount: '0.0' },
      currentTotalDuties: null,
      originalTotalDuties: null,
    });
  });

  it('to Canada: tax is paid and duties are included [const.international-shipping-and-duties.3]', async () => {
    const order = await ordered([blackDress], [], { country: 'CA', province: 'ON', zip: 'M5V 2T6' });
    const tax = amountAt(order, 'totalTax');
    expect(cents(tax)).toBe(cents(amountAt(order, 'subtotalPrice') * 0.13));
    expect(order).toMatchObject({ currentTotalTax: { amount: textAt(order, 'totalTax.amount') } });
    expect(order).toMatchObject({ currentTotalDuties: null, originalTotalDuties: null });
  });

  it('to Brazil: duties are paid and part of the total [const.international-shipping-and-duties.3]', async () => {
    const order = await ordered([blackDress], [], { country: 'BR', province: 'SP', zip: '01310-100' });
    const duties = amountAt(order, 'currentTotalDuties');
    const [goods, shipping] = [amountAt(order, 'subtotalPrice'), amountAt(order, 'totalShippingPrice')];
    expect(cents(duties)).toBe(cents(goods * 0.3));
    expect(cents(amountAt(order, 'totalPrice'))).toBe(cents(goods + shipping + duties));
    expect(order).toMatchObject({
      totalTax: { amount: '0.0' },
      currentTotalDuties: { currencyCode: 'BRL' },
      originalTotalDuties: { amount: textAt(order, 'currentTotalDuties.amount') },
    });
  });

  it.each([
    ['FR', '', '75001'],
    ['ZA', 'WC', '8001'],
  ])('to %s: neither is charged', async (country, province, zip) => {
    expect(await ordered([blackDress], [], { country, province, zip })).toMatchObject({
      totalTax: { amount: '0.0' },
      currentTotalDuties: null,
    });
  });
});

describe('a discount of the whole order', () => {
  it('is split over the lines; gift cards have no share', async () => {
    const order = await ordered([blackDress, scarf, giftCard], ['TENOFF']);
    const lines = linesOf(order);
    const share = (amount: string) => [
      { allocatedAmount: { amount }, discountApplication: { targetType: 'LINE_ITEM', code: 'TENOFF' } },
    ];
    expect(lines).toMatchObject([
      { originalTotalPrice: { amount: '268.0' }, discountAllocations: share('26.8') },
      {
        originalTotalPrice: { amount: '29.95' },
        discountAllocations: share('3.0'),
        discountedTotalPrice: { amount: '26.95' },
      },
      { discountAllocations: [], discountedTotalPrice: { amount: '50.0' } },
    ]);
  });

  it.each([
    ['US', 'NY', '12180', 1],
    ['JP', 'JP-13', '100-0001', 100],
  ])('loses no cent in %s: the lines add up to the subtotal', async (country, province, zip, smallest) => {
    const bag = [
      { ...scarf, attributes: [{ key: 'For', value: 'Inès' }] },
      { ...scarf, attributes: [{ key: 'For', value: 'Odile' }] },
      { ...scarf, quantity: 3 },
      blackDress,
    ];
    const order = await ordered(bag, ['TWENTY'], { country, province, zip });
    const lines = linesOf(order);
    const paid = lines.reduce<number>((sum, line) => sum + cents(amountAt(line, 'discountedTotalPrice')), 0);
    const before = lines.reduce<number>((sum, line) => sum + cents(amountAt(line, 'originalTotalPrice')), 0);
    const shares = lines.map((line) => cents(amountAt(line, 'discountAllocations.0.allocatedAmount')));
    expect(lines).toHaveLength(4);
    expect(paid).toBe(cents(amountAt(order, 'subtotalPrice')));
    expect(before - paid).toBe(shares.reduce((sum, share) => sum + share, 0));
    expect(shares.every((share) => share > 0 && share % smallest === 0)).toBe(true);
  });

  it('combines with a line’s own discount', async () => {
    const slip = { merchandiseId: variantId(1002, 0), quantity: 1 };
    const order = await ordered([slip], ['DRESSES15', 'TENOFF']);
    expect(linesOf(order)).toMatchObject([
      {
        originalTotalPrice: { amount: '200.0' },
        discountedTotalPrice: { amount: '153.0' },
        discountAllocations: [
          { allocatedAmount: { amount: '30.0' }, discountApplication: { code: 'DRESSES15' } },
          { allocatedAmount: { amount: '17.0' }, discountApplication: { code: 'TENOFF' } },
        ],
      },
    ]);
  });
});

it('the address of an order has the province by code and name', async () => {
  expect(await ordered([scarf])).toMatchObject({
    shippingAddress: {
      id: expect.stringMatching(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=Address$/),
      province: 'New York',
      provinceCode: 'NY',
      formatted: ['1 Way', 'Troy NY 12180', 'United States'],
    },
  });
});
