import { createBrowserClient } from '../../packages/core/src/providers/commerce/browser.ts';
import { createAccountDetails } from '../../packages/core/src/providers/commerce/browser-account.ts';
import { createCustomerStore } from '../../packages/sandbox/src/commerce/customers/customer-store.ts';
import type { OrderState } from '../../packages/sandbox/src/commerce/orders/order-state.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';

const ORDERS = 500;
const PAGE = 20;
const rounds = 4;

/** Milliseconds of each page of a customer's 500 orders, read as the browser reads them, through the double's server. */
export async function measureOrderHistory(): Promise<number[]> {
  const catalogue = seedCatalogue();
  const origin = 'http://localhost:3001';
  const addresses = { site: '', commerce: origin, content: '', desk: '', cloud: '' };
  const world = makeWorld({ addresses, catalogue, stateDir: null });
  const server = commerceServer(world);
  const customers = createCustomerStore(world);
  const customer = customers.add('ana@example.com', 'difference-1');
  const { accessToken } = customers.issueToken(customer);
  const orders = world.slice<OrderState[]>('commerce.orders', () => []);
  orders.value.push(...Array.from({ length: ORDERS }, (_, place) => orderOf(place)));

  const details = createAccountDetails(
    createBrowserClient({
      storeDomain: 'vesper.myshopify.com',
      apiVersion: '2025-01',
      endpoint: `${origin}/api/2025-01/graphql.json`,
      token: { public: 'public' },
      fetch: async (url, init) => server(new Request(url, init)),
    }),
  );

  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let after: string | null = null;
    let read = 0;
    do {
      const startedAt = performance.now();
      const page = await details.orders(accessToken, { size: PAGE, ...(after && { after }) }, 'US');
      times.push(performance.now() - startedAt);
      read += page?.orders.length ?? 0;
      after = page?.hasNextPage ? page.endCursor : null;
    } while (after !== null);
    if (read !== ORDERS) throw new Error(`The double returned ${read} orders.`);
  }
  return times;

  /** Three pieces each, like most. */
  function orderOf(place: number): OrderState {
    const lines = [0, 1, 2].map((offset) => {
      const product = catalogue.products[(place + offset) % catalogue.products.length];
      const variant = product?.variants[0];
      return {
        variantId: String(variant?.id ?? ''),
        title: product?.title ?? '',
        variantTitle: '',
        sku: '',
        quantity: 1,
        unit: 10_000,
        subtotal: 10_000,
        discounts: [],
        total: 10_000,
        attributes: [],
        requiresShipping: true,
      };
    });
    return {
      token: `token${place}`,
      id: 5_000_000 + place,
      number: 1001 + place,
      processedAt: new Date(world.now() - (ORDERS - place) * 3_600_000).toISOString(),
      countryCode: 'US',
      email: 'ana@example.com',
      phone: null,
      customerId: customer.id,
      cartToken: `cart${place}`,
      lines,
      subtotal: 30_000,
      discounts: [],
      shipping: null,
      duty: null,
      giftCardAmount: 0,
      total: 30_000,
      cardTail: '1',
      shippingAddress: null,
      attributes: [],
      note: null,
      fulfilments: [],
    };
  }
}
