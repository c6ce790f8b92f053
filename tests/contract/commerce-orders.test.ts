import { toCents } from '@storefront/core/money';
import { createBrowserClient } from '@storefront/core/providers/commerce/browser';
import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { openAccounts } from '@storefront/core/providers/commerce/open-accounts.fixture';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { commercePlatforms } from './commerce-platforms.ts';

/** Not on a real store, which would keep the customers that these tests create. */
const platforms = commercePlatforms().flatMap((platform) =>
  platform.backOffice === null ? [] : [{ ...platform, backOffice: platform.backOffice }],
);

describe.each(platforms)(
  'accounts and orders of the commerce platform: $name',
  ({ server, browser, backOffice }) => {
    const account = openAccounts(server);
    const details = createAccountDetails(createBrowserClient(browser));
    const bag = openBrowserCommerce(browser);
    const password = 'a silk slip';
    let made = 0;

    async function newcomer() {
      made += 1;
      const email = `agnes.${made}.${browser.apiVersion}@example.com`;
      await account.register({ email, password, firstName: 'Inès', lastName: 'Marchetti' }, 'US');
      const { token } = await account.logIn(email, password, 'US');
      return { email, token };
    }

    describe('a customer’s', () => {
      it('name, telephone and consent are edited; a telephone number can be removed', async () => {
        const { token } = await newcomer();
        const phone = `+1212555${browser.apiVersion === '2025-01' ? '0100' : '0101'}`;
        const changes = { firstName: 'Agnès', phone, acceptsMarketing: true };
        expect(await details.update(token, changes, 'US')).toMatchObject({
          customer: changes,
          session: null,
        });
        expect((await details.update(token, { phone: null }, 'US')).customer).toMatchObject({
          firstName: 'Agnès',
          phone: null,
        });
      });

      it('new password ends the old session and starts a new one', async () => {
        const { token, email } = await newcomer();
        const { session } = await details.update(token, { password: 'a new slip' }, 'US');
        expect(await details.customer(token, 'US')).toBeNull();
        expect(await details.customer(session?.token ?? '', 'US')).toMatchObject({ email });
      });

      it('addresses are added, edited, made default and deleted', async () => {
        const { token } = await newcomer();
        const fields = {
          firstName: 'Inès',
          lastName: 'Marchetti',
          address1: '218 Bleecker Street',
          city: 'New York',
          province: 'New York',
          country: 'United States',
          zip: '10012',
        };
        const home = await details.createAddress(token, fields, 'US');
        expect(home).toMatchObject({ ...fields, countryCode: 'US', company: null });
        expect(home.lines[0]).toBe('Inès Marchetti');
        const paris = { ...fields, city: 'Paris', province: null, country: 'FR', zip: '75003' };
        const away = await details.createAddress(token, paris, 'US');
        expect(away).toMatchObject({ country: 'France', countryCode: 'FR' });
        const defaults = async () =>
          (await details.addresses(token, 'US'))?.map(({ city, isDefault }) => [city, isDefault]);
        expect(await defaults()).toEqual([
          ['New York', true],
          ['Paris', false],
        ]);

        await details.chooseDefaultAddress(token, away.id, 'US');
        const user = await details.customer(token, 'US');
        expect(user?.defaultAddress).toMatchObject({ city: 'Paris' });
        const moved = await details.updateAddress(token, away.id, { ...paris, zip: '75004' }, 'US');
        expect(moved).toMatchObject({ city: 'Paris', zip: '75004' });
        await details.deleteAddress(token, home.id, 'US');
        expect(await defaults()).toEqual([['Paris', true]]);
        await expect(details.deleteAddress(token, home.id, 'US')).rejects.toMatchObject({
          code: 'account-part-absent',
          kind: 'absent',
        });
      });

      it('data is not visible to other customers', async () => {
        const stranger = 'no-such-token';
        expect(await details.addresses(stranger, 'US')).toBeNull();
        expect(await details.orders(stranger, { size: 5 }, 'US')).toBeNull();
        const fault = { code: 'account-session-over', kind: 'refused' };
        await expect(details.update(stranger, { firstName: 'Eve' }, 'US')).rejects.toMatchObject(fault);
        await expect(details.createAddress(stranger, { city: 'Paris' }, 'US')).rejects.toMatchObject(fault);
      });
    });

    describe('orders', () => {
      let merchandiseId = '';

      beforeAll(async () => {
        const catalogue = createCatalogueReader(server);
        const { products } = await catalogue.productsByHandles(
          await catalogue.productHandles(20, 'US'),
          'US',
        );
        const variant = products
          .flatMap(({ variants }) => variants)
          .find(({ available, inventory_quantity }) => available && (inventory_quantity ?? 0) > 20);
        merchandiseId = `gid://shopify/ProductVariant/${variant?.id}`;
      });

      async function order(token: string, email: string, quantity: number, codes: string[] = []) {
        const { cart } = await bag.createCart([{ merchandiseId, quantity }], 'US', codes);
        const change = await bag.updateBuyer(cart?.id ?? '', { email, token }, 'US');
        expect(change.userErrors).toEqual([]);
        await backOffice.pay(change.cart?.checkoutUrl ?? '', email);
      }

      async function newest(token: string) {
        const page = await details.orders(token, { size: 1 }, 'US');
        return details.order(token, page?.orders[0]?.id ?? '', 'US');
      }

      it('are paged, newest first; each has its lines, totals and addresses', async () => {
        const { token, email } = await newcomer();
        expect(await details.orders(token, { size: 5 }, 'US')).toEqual({
          orders: [],
          hasNextPage: false,
          endCursor: null,
        });
        await order(token, email, 1);
        await order(token, email, 2);
        const first = await details.orders(token, { size: 1 }, 'US');
        expect(first).toMatchObject({ hasNextPage: true });
        const second = await details.orders(token, { size: 1, after: first?.endCursor ?? '' }, 'US');
        expect(second).toMatchObject({ hasNextPage: false });
        const listed = [...(first?.orders ?? []), ...(second?.orders ?? [])];
        const found = await Promise.all(listed.map(({ id }) => details.order(token, id, 'US')));
        expect(found).toMatchObject(listed);
        const orders = found.filter((one) => one !== null);
        expect(orders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2], [1]]);
        for (const { name, total, email: to, shippingAddress, lines, statusUrl } of orders) {
          expect(name).toMatch(/^#\d+$/);
          expect(Number(total.amount)).toBeGreaterThan(0);
          expect(total.currencyCode).toBe('USD');
          expect(to).toBe(email);
          expect(shippingAddress).toContain('Inès Marchetti');
          expect(lines[0]?.variant?.id).toBe(merchandiseId);
          expect(statusUrl).toMatch(/^https?:/);
        }
        const user = await details.customer(token, 'US');
        expect(user?.orders.map(({ totalPrice }) => totalPrice.amount).toSorted()).toEqual(
          orders.map(({ total }) => total.amount).toSorted(),
        );
        expect(user?.orderCount).toBe(2);
      });

      it('are listed with no more than the list shows', async () => {
        const { token, email } = await newcomer();
        await order(token, email, 2);
        const answers: string[] = [];
        const client = createBrowserClient({
          ...browser,
          fetch: async (url, init) => {
            const answer = await (browser.fetch ?? fetch)(url, init);
            answers.push(await answer.clone().text());
            return answer;
          },
        });
        const page = await createAccountDetails(client).orders(token, { size: 1 }, 'US');
        const { customer } = JSON.parse(answers[0] ?? '').data;
        const [answer] = customer.orders.nodes;
        expect(Object.keys(answer)).toEqual([
          ...['id', 'name', 'processedAt', 'canceledAt', 'financialStatus', 'fulfillmentStatus'],
          ...['totalPrice', 'totalRefunded', 'lineItems'],
        ]);
        const [line] = answer.lineItems.nodes;
        expect(line).toEqual({ quantity: 2, variant: { image: expect.anything() } });
        expect(page?.orders[0]?.lines).toEqual([
          { quantity: 2, image: expect.objectContaining({ src: line.variant.image.url }) },
        ]);
      });

      it('have the discount of a code as one entry', async () => {
        const { token, email } = await newcomer();
        await order(token, email, 2, [backOffice.discountCode]);
        const placed = await newest(token);
        // The row of the goods stands before discounts.
        const goods = toCents(placed?.subtotal.amount) ?? 0;
        expect(placed?.discounts.map(({ label }) => label)).toEqual([backOffice.discountCode]);
        const off = toCents(placed?.discounts[0]?.amount.amount) ?? 0;
        expect(Math.abs(off - goods / 10)).toBeLessThanOrEqual(1);
      });

      it('one is found by its number, with tracking once it is fulfilled; other customers find none', async () => {
        const { token, email } = await newcomer();
        await order(token, email, 1);
        const placed = await newest(token);
        const number = /\/Order\/(\d+)/.exec(placed?.id ?? '')?.[1] ?? '';
        expect(await details.order(token, number, 'US')).toEqual(placed);
        expect(placed).toMatchObject({ fulfillmentStatus: 'UNFULFILLED', fulfillments: [] });

        await backOffice.fulfilOrderOf(placed?.statusUrl ?? '');
        const sent = await details.order(token, placed?.id ?? '', 'US');
        expect(sent).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
        expect(sent?.fulfillments[0]?.tracking[0]).toMatchObject({
          number: expect.any(String),
          url: expect.stringMatching(/^https?:/),
        });

        const stranger = await newcomer();
        expect(await details.order(stranger.token, placed?.id ?? '', 'US')).toBeNull();
      });
    });

    describe('the cart of a customer', () => {
      it('stores a note and a gift card, and removes them', async () => {
        const { cart } = await bag.createCart([], 'US');
        const id = cart?.id ?? '';
        expect((await bag.updateNote(id, 'Ring twice', 'US')).cart?.note).toBe('Ring twice');
        expect((await bag.updateNote(id, '', 'US')).cart?.note).toBeNull();
        const { giftCardCode } = backOffice;
        const change = await bag.updateGiftCards(id, [giftCardCode], 'US');
        expect(change.cart?.giftCards).toMatchObject([
          { lastCharacters: expect.stringMatching(new RegExp(`^${giftCardCode.slice(-4)}$`, 'i')) },
        ]);
        expect((await bag.updateGiftCards(id, [], 'US')).cart?.giftCards).toEqual([]);
      });

      it('changes its currency with its country', async () => {
        const { cart } = await bag.createCart([], 'US');
        const change = await bag.updateBuyer(cart?.id ?? '', {}, 'GB');
        expect(change.cart?.buyerIdentity.countryCode).toBe('GB');
        expect(change.cart?.cost.totalAmount.currencyCode).toBe('GBP');
      });
    });
  },
);
