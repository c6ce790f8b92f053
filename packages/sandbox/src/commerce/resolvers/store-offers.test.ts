import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { sellingPlanGroups } from '../../seed/selling-plans.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { newCart, openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const shop = openTestShop(smallWorld(seedCatalogue()));
const [handle] = sellingPlanGroups[0]?.productHandles ?? [];

const offers = `query($handle: String!) { product(handle: $handle) {
  sellingPlanGroups(first: 5) { nodes { name options { name values } sellingPlans(first: 5) { nodes {
    id name recurringDeliveries options { name value }
    billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
    priceAdjustments { adjustmentValue { ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } } }
  } } } }
  variants(first: 9) { nodes { id price { amount }
    sellingPlanAllocations(first: 5) { nodes { sellingPlan { id }
      priceAdjustments { price { amount } compareAtPrice { amount } } } } } }
} }`;

describe('selling plans', () => {
  it('are offered on a product, with what they cost', async () => {
    const result = await shop.execute(offers, { handle });
    const product = valueAt(result, 'data.product');
    expect(valueAt(result, 'errors')).toBeUndefined();
    expect(valueAt(product, 'sellingPlanGroups.nodes.0')).toMatchObject({
      options: [{ name: 'Deliver every', values: ['3 months', '6 months'] }],
      sellingPlans: { nodes: [{ billingPolicy: { interval: 'MONTH', intervalCount: 3 } }, {}] },
    });
    const price = Number(valueAt(product, 'variants.nodes.0.price.amount'));
    const reduced = valueAt(
      product,
      'variants.nodes.0.sellingPlanAllocations.nodes.0.priceAdjustments.0.price.amount',
    );
    expect(Number(reduced)).toBeCloseTo(price * 0.9, 2);
  });

  it('reduce a line of the cart, beside the same piece bought once', async () => {
    const found = await shop.execute(offers, { handle });
    const merchandiseId = textAt(found, 'data.product.variants.nodes.2.id');
    const sellingPlanId = textAt(
      found,
      'data.product.variants.nodes.0.sellingPlanAllocations.nodes.0.sellingPlan.id',
    );
    const lines = [{ merchandiseId, sellingPlanId }, { merchandiseId }];
    const id = await newCart(shop, { lines });
    const cart = await shop.execute(
      `query($id: ID!) { cart(id: $id) { lines(first: 5) { nodes {
        cost { amountPerQuantity { amount } }
        sellingPlanAllocation { sellingPlan { id } checkoutChargeAmount { amount } }
      } } } }`,
      { id },
    );
    const [once, again] = ['0', '1'].map((at) => valueAt(cart, `data.cart.lines.nodes.${at}`));
    expect(valueAt(once, 'sellingPlanAllocation')).toBeNull();
    const full = Number(valueAt(once, 'cost.amountPerQuantity.amount'));
    expect(Number(valueAt(again, 'cost.amountPerQuantity.amount'))).toBeCloseTo(full * 0.9, 2);
    expect(again).toMatchObject({ sellingPlanAllocation: { sellingPlan: { id: sellingPlanId } } });
  });

  it('are refused for other products, with nothing changed', async () => {
    const other = await shop.execute(
      '{ product(handle: "ninon-velvet-bow-oxblood") { variants(first: 1) { nodes { id } } } }',
    );
    const merchandiseId = textAt(other, 'data.product.variants.nodes.0.id');
    const lines = [{ merchandiseId, sellingPlanId: 'gid://shopify/SellingPlan/61001' }];
    const result = await shop.execute(
      'mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } userErrors { code field } } }',
      { lines },
    );
    expect(valueAt(result, 'data.cartCreate')).toMatchObject({
      cart: null,
      userErrors: [{ field: ['input', 'lines', '0', 'sellingPlanId'] }],
    });
  });
});

describe('locations', () => {
  it('have an address, and the stock of a variant between them', async () => {
    const result = await shop.execute(`{
      locations(first: 5, near: { latitude: 41, longitude: -8 }, sortKey: DISTANCE) {
        nodes { id name address { city countryCode formatted } }
      }
      product(handle: "${handle}") { variants(first: 9) { nodes { quantityAvailable
        storeAvailability(first: 5) { nodes { available quantityAvailable location { name } } } } } }
    }`);
    expect(valueAt(result, 'errors')).toBeUndefined();
    expect(valueAt(result, 'data.locations.nodes')).toMatchObject([
      { address: { city: 'Porto', countryCode: 'PT' } },
      { address: { city: 'New York', formatted: ['41 Jane Street', 'New York NY 10014', 'United States'] } },
    ]);
    const variants = valueAt(result, 'data.product.variants.nodes');
    for (const variant of Array.isArray(variants) ? variants : []) {
      const places = [0, 1].map((at) =>
        Number(valueAt(variant, `storeAvailability.nodes.${at}.quantityAvailable`)),
      );
      expect((places[0] ?? 0) + (places[1] ?? 0)).toBe(valueAt(variant, 'quantityAvailable'));
    }
  });
});

describe('what clients look for', () => {
  it('a unit price, menus, policies and metaobjects are there', async () => {
    const result = await shop.execute(`{
      product(handle: "ninon-velvet-bow-oxblood") { variants(first: 1) { nodes {
        unitPrice { amount } unitPriceMeasurement { measuredType quantityValue referenceValue }
      } } }
      main: menu(handle: "main-menu") { itemsCount }
      footer: menu(handle: "footer") { itemsCount items { url } }
      shop { privacyPolicy { body url } refundPolicy { title } shippingPolicy { title } termsOfService { title } }
      metaobjects(type: "filter_group", first: 1) { nodes { handle } }
    }`);
    expect(valueAt(result, 'errors')).toBeUndefined();
    expect(valueAt(result, 'data.product.variants.nodes.0')).toMatchObject({
      unitPrice: { amount: expect.any(String) },
      unitPriceMeasurement: { measuredType: 'LENGTH', quantityValue: 80, referenceValue: 100 },
    });
    expect(Number(valueAt(result, 'data.main.itemsCount'))).toBeGreaterThan(3);
    expect(Number(valueAt(result, 'data.footer.itemsCount'))).toBeGreaterThan(3);
    expect(textAt(result, 'data.shop.privacyPolicy.body')).toContain('<p>');
  });
});
