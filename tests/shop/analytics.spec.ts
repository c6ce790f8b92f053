import { expect, type Page } from 'playwright/test';
import { checkOut } from './check-out.ts';
import { chooseCookies } from './choose-cookies.ts';
import { makeCustomer, newEmail, startSession } from './customers.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { openSlips } from './open-slips.ts';
import { listenToProviders } from './provider-traffic.ts';
import { PRODUCT, visitFrom } from './visit-from.ts';

const DRESS = 'Aurelia Slip Dress';
const visitorCookies = ['ssUserId', 'ssSessionIdNamespace'];

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });

/** Home → listing → product → size → bag, by links of the shop. */
async function walk(page: Page, isPhone: boolean, whenListed = async () => {}) {
  await openPage(page, '/');
  await openSlips(page, isPhone);
  await expect(page.getByRole('heading', { level: 1, name: 'Slips' })).toBeVisible();
  await whenListed();
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: DRESS }).first().click();
  const info = page.getByRole('region', { name: DRESS, exact: true });
  await info.getByRole('button', { name: 'Select a size' }).click();
  await info.getByRole('radio', { name: 'M', exact: true }).check();
  await info.getByRole('button', { name: 'Add to Bag — M' }).click();
  await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test.describe('what analytics services receive of a walk through the shop', () => {
  test(
    '[call.other-third-party-calls.7] [call.other-third-party-calls.8] [call.other-third-party-calls.9] everything once with consent, up to the order',
    { tag: '@desktop' },
    async ({ page, context, baseURL }, { project }) => {
      await chooseCookies(context, baseURL ?? '', 'marketing', 'functional');
      const traffic = listenToProviders(context);
      await walk(page, project.name === 'phone', () =>
        expect.poll(() => traffic.events('gtm')).toContain('dl_view_item_list'),
      );
      const upToBag = [
        'dl_user_data',
        'dl_user_data',
        'dl_view_item_list',
        'dl_select_item',
        'dl_user_data',
        'dl_view_item',
        'dl_select_variant',
        'dl_add_to_cart',
        'dl_view_cart',
      ];
      await expect.poll(() => traffic.events('gtm')).toEqual(upToBag);
      await expect.poll(() => traffic.events('envive')).toEqual(['Product Viewed', 'Add to Cart Clicked']);
      await expect.poll(() => traffic.events('postscript')).toEqual(['page_view']);
      // [state.session.7] A second after load.
      await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(visitorCookies));
      const product = { product_id: '7491349945258', name: DRESS, price: '625.00' };
      const medium = { ...product, variant: 'M / Oxblood' };
      const inBag = { currencyCode: 'USD', items: [expect.objectContaining({ price: 625 })], total: 625 };
      expect(traffic.bodies('gtm').slice(1)).toMatchObject([
        { user_properties: { visitor_type: 'guest', user_consent: 'necessary,functional,marketing' } },
        {},
        {
          ecommerce: {
            currencyCode: 'USD',
            impressions: expect.arrayContaining([expect.objectContaining(product)]),
          },
        },
        { ecommerce: { click: { actionField: { list: '/collections/slips' }, products: [product] } } },
        {},
        { ecommerce: { detail: { products: [product] } }, cart_total: '0.00' },
        { ecommerce: { detail: { products: [medium] } } },
        { ecommerce: { add: { products: [medium] } }, add_to_cart_type: 'PDP', cart_total: '625.00' },
        { ecommerce: { impressions: [{ ...medium, position: 1 }] } },
      ]);

      await bagOf(page).getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      await checkOut(page);
      await page.getByRole('link', { name: 'Continue shopping' }).click();
      const ofOrder = ['Checkout Begin', 'Checkout Complete', 'Commerce Transaction Complete'];
      await expect
        .poll(() => traffic.events('envive'))
        .toEqual(['Product Viewed', 'Add to Cart Clicked', ...ofOrder]);
      const [begin, complete, transaction] = traffic.bodies('envive').slice(2);
      expect(begin).toMatchObject({ event_properties: inBag });
      const { orderId } = Object(complete?.event_properties);
      expect(orderId).toMatch(/^[\da-f-]{36}$/);
      expect(transaction).toMatchObject({ event_properties: { ...inBag, orderId } });
      await expect.poll(() => traffic.events('gtm')).toEqual([...upToBag, 'dl_user_data']);
      expect(traffic.events('postscript')).toEqual(['page_view']);
      expect(await traffic.refusals()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('begunCheckout');
    },
  );

  test(
    '[call.other-third-party-calls.8] [entity.browser-storage-and-cookies.4] nothing after a refusal, and nothing is stored',
    { tag: '@desktop' },
    async ({ page, context, baseURL }, { project }) => {
      await chooseCookies(context, baseURL ?? '');
      const traffic = listenToProviders(context);
      await walk(page, project.name === 'phone');
      await bagOf(page).getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      expect(traffic.all()).toEqual([]);
      const cookies = await cookieNames(page);
      expect(cookies.filter((name) => visitorCookies.includes(name))).toEqual([]);
    },
  );
});

test.describe('views, visitors and recommendations', { tag: '@desktop' }, () => {
  test('[call.other-third-party-calls.8] [state.currency-country.3] what counts as a view, and of which pieces', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'marketing');
    const traffic = listenToProviders(context);

    await test.step('Back is another view, a change of the query is none', async () => {
      const views = () => traffic.events('gtm').filter((name) => name !== 'dl_user_data');
      await openPage(page, '/collections/slips');
      await expect.poll(views).toEqual(['dl_view_item_list']);
      await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: DRESS }).first().click();
      const seen = ['dl_view_item_list', 'dl_select_item', 'dl_view_item'];
      await expect.poll(views).toEqual(seen);
      await page.goBack();
      await expect.poll(views).toEqual([...seen, 'dl_view_item_list']);
      await page.evaluate(() => history.pushState(history.state, '', '?sort=price#top'));
      await page.goBack();
      await page.goForward();
      await page.goBack();
      await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: DRESS }).first().click();
      await expect.poll(views).toEqual([...seen, ...seen]);
      expect(traffic.events('gtm').filter((name) => name === 'dl_user_data')).toHaveLength(4);
    });

    await test.step('a choice, further pieces and a search are views of their pieces', async () => {
      const before = traffic.bodies('gtm').length;
      const lists = () =>
        traffic
          .bodies('gtm')
          .slice(before)
          .flatMap(({ event, ecommerce }) => {
            const { actionField, impressions } = Object(ecommerce);
            if (!Array.isArray(impressions)) return [];
            const [first] = impressions;
            return [[event, actionField?.list ?? first.list, first.position, impressions.length]];
          });
      await openPage(page, '/collections/evening');
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
      const evening = '/collections/evening';
      const views = [
        ['dl_view_item_list', evening, 1, 20],
        ['dl_view_item_list', evening, 21, 20],
      ];
      await expect.poll(lists).toEqual(views);
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest');
      views.push(['dl_view_item_list', evening, 1, 20]);
      await expect.poll(lists).toEqual(views);
      await openPage(page, '/search?q=silk');
      await expect
        .poll(() => lists().slice(3))
        .toEqual([['dl_view_search_results', 'search results', 1, 30]]);
      await page.getByRole('button', { name: 'Show more styles' }).click();
      await expect
        .poll(() => lists()[4]?.slice(0, 3))
        .toEqual(['dl_view_search_results', 'search results', 31]);
      expect(await traffic.refusals()).toEqual([]);
    });

    await test.step('a product abroad has the price of the country', async () => {
      await visitFrom(page, 'JP');
      const before = traffic.bodies('envive').length;
      await openPage(page, PRODUCT);
      await expect
        .poll(() => traffic.bodies('gtm').at(-1))
        .toMatchObject({
          event: 'dl_view_item',
          ecommerce: { currencyCode: 'JPY', detail: { products: [{ price: '95000.00' }] } },
        });
      await expect
        .poll(() => traffic.bodies('envive').slice(before))
        .toMatchObject([
          { event: 'Product Viewed', event_properties: { currencyCode: 'JPY', total: 95_000 } },
        ]);
    });
  });

  test.describe('on a first visit', () => {
    test.use({ isFirstVisit: true });

    test('[call.other-third-party-calls.8] a card that is the first thing to be pressed counts once cookies are allowed', async ({
      page,
      context,
    }) => {
      const traffic = listenToProviders(context);
      await openPage(page, '/collections/slips');
      const card = page.getByRole('list', { name: 'Products' }).getByRole('link', { name: DRESS }).first();
      const accept = page.getByRole('button', { name: 'Accept all' });
      await expect(accept, 'the late parts are there').toBeVisible();
      // A click alone: what a pointer or a key does before it would have loaded the code of analytics.
      await card.evaluate((link) => Object(link).click());
      await expect(page).toHaveURL(/\/products\//);
      await accept.click();
      await expect
        .poll(() => traffic.events('gtm').filter((name) => name !== 'dl_user_data'))
        .toEqual(['dl_view_item_list', 'dl_select_item', 'dl_view_item']);
    });
  });

  test('[state.session.6] [state.session.7] [state.session.8] a customer is identified by phone and id, once', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'marketing');
    const email = newEmail('identified');
    const id = await makeCustomer(email);
    const user = {
      id: `gid://shopify/Customer/${id}`,
      email,
      phone: '+1 212 555 0123',
      orders: [{ totalPrice: { amount: '625.0' } }],
    };
    await context.addInitScript(
      ([text, { accessToken, expiresAt }]) => {
        localStorage.setItem('user', text);
        localStorage.setItem('token', accessToken);
        localStorage.setItem('tokenExpiresAt', expiresAt);
      },
      [JSON.stringify(user), await startSession(email)] as const,
    );
    const traffic = listenToProviders(context);
    await openPage(page, '/');
    await expect.poll(() => traffic.bodies('postscript')).toEqual([{ phone: '+12125550123' }]);
    await expect
      .poll(() => traffic.bodies('envive'))
      .toEqual([{ user_id: id, user_properties: { kind: 'shopify-user-id' } }]);
    await expect
      .poll(() => traffic.bodies('gtm')[1])
      .toMatchObject({
        event: 'dl_user_data',
        user_properties: {
          visitor_type: 'logged_in',
          customer_id: id,
          customer_email: email,
          customer_order_count: '1',
          customer_total_spent: '625.00',
        },
      });

    // Where only her token is stored, events wait until it is known whose it is.
    await context.addInitScript(() => localStorage.removeItem('user'));
    const sentBefore = traffic.bodies('gtm').length;
    await openPage(page, '/');
    await expect
      .poll(() => traffic.bodies('gtm').slice(sentBefore))
      .toContainEqual(
        expect.objectContaining({
          event: 'dl_user_data',
          user_properties: expect.objectContaining({ visitor_type: 'logged_in', customer_id: id }),
        }),
      );
    expect(await traffic.refusals()).toEqual([]);
  });

  test('[call.site-search-provider.13] [call.site-search-provider.15] [const.recommendations.1] the search provider receives which recommendations were drawn, seen and clicked', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'functional');
    const traffic = listenToProviders(context);
    const types = () =>
      traffic.bodies('searchspring').map((batch) => {
        const events = Object.values(batch).map((event) => String(Object(event).type));
        return [events[0], events.length - 1];
      });
    await openPage(page, '/nothing-like-this');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeAttached();
    const count = await cards.count();
    await expect.poll(types).toContainEqual(['profile.render', count]);
    await cards.first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(types).toContainEqual(['profile.impression', 4]);
    await cards.first().getByRole('heading').getByRole('link').click();
    await expect.poll(types).toEqual([
      ['profile.render', count],
      ['profile.impression', 4],
      ['profile.click', 1],
    ]);
    expect(await traffic.refusals()).toEqual([]);
  });
});
