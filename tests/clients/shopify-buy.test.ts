import Client, { type Checkout, type DiscountApplication } from 'shopify-buy';
import { describe, expect, it } from 'vitest';
import { cents, gid, inStock, openDouble, plentiful } from './open-double.ts';

const double = openDouble();
const { catalogue } = double;
const client = Client.buildClient(
  { domain: double.domain, storefrontAccessToken: double.token, apiVersion: '2025-01' },
  double.fetch,
);
const dress = plentiful(catalogue);
const [first, second, third] = inStock(dress.variants);
if (!first || !second || !third) throw new Error('unreachable');
// The client changes what it is given, so each call gets its own.
const inBag = () => [
  { variantId: gid('ProductVariant', first.id), quantity: 2 },
  { variantId: gid('ProductVariant', second.id), quantity: 1 },
];
const bagCents = first.priceCents * 2 + second.priceCents;

describe('products', () => {
  it('fetch, fetchByHandle: options, variants, prices and pictures', async () => {
    const found = await client.product.fetch(gid('Product', dress.id));
    expect(found).toMatchObject({ handle: dress.handle, title: dress.title });
    expect(found.options.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual(
      dress.optionNames.map((name, at) => [
        name,
        [...new Set(dress.variants.map(({ optionValues }) => optionValues[at]))],
      ]),
    );
    expect(found.variants.map(({ id, sku, price }) => [id, sku, cents(price)])).toEqual(
      dress.variants.map(({ id, sku, priceCents }) => [gid('ProductVariant', id), sku, priceCents]),
    );
    expect(found.images.map(({ width, height }) => [width, height])).toEqual(
      dress.pictures.map(({ width, height }) => [width, height]),
    );
    expect((await client.product.fetchByHandle(dress.handle)).id).toBe(found.id);
  });

  it('fetchAll with its next page, fetchMultiple, fetchQuery, fetchRecommendations', async () => {
    const all = await client.product.fetchAll(20);
    expect(all).toHaveLength(20);
    const next = await client.fetchNextPage(all);
    expect(next.model).toHaveLength(20);
    expect(new Set([...all, ...next.model].map(({ id }) => id)).size).toBe(40);
    const ids = catalogue.products.slice(0, 3).map(({ id }) => gid('Product', id));
    expect((await client.product.fetchMultiple(ids)).map(({ id }) => id)).toEqual(ids);
    const typed = await client.product.fetchQuery({
      first: 20,
      query: `product_type:"${dress.productType}"`,
    });
    const expected = catalogue.products.filter(({ productType }) => productType === dress.productType);
    expect(typed).toHaveLength(Math.min(20, expected.length));
    expect((await client.product.fetchRecommendations(gid('Product', dress.id))).length).toBeGreaterThan(0);
  });

  it('a picture in the size that the client writes into its name', async () => {
    const [image] = (await client.product.fetchByHandle(dress.handle)).images;
    if (!image) throw new Error(`${dress.handle} has no picture`);
    const small = client.image.helpers.imageForSize(image, { maxWidth: 50, maxHeight: 50 });
    expect(small).toContain('_50x50.');
    const response = await double.server(new Request(small, { headers: { accept: 'image/webp' } }));
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(5000);
  });
});

describe('collections and the shop', () => {
  const collection = catalogue.collections.find(({ productHandles }) => productHandles.length > 4);
  if (!collection) throw new Error('The seed has no collection with five products.');

  it('fetch, fetchByHandle, fetchWithProducts, fetchAll, fetchAllWithProducts, fetchQuery', async () => {
    const id = gid('Collection', collection.id);
    expect((await client.collection.fetch(id)).handle).toBe(collection.handle);
    expect((await client.collection.fetchByHandle(collection.handle)).id).toBe(id);
    const full = await client.collection.fetchWithProducts(id, { productsFirst: 5 });
    expect(full.products).toHaveLength(5);
    expect(await client.collection.fetchAll(3)).toHaveLength(3);
    const all = await client.collection.fetchAllWithProducts({ first: 2, productsFirst: 2 });
    expect(all.every(({ products }) => products !== undefined)).toBe(true);
    const titled = await client.collection.fetchQuery({ first: 5, query: `title:"${collection.title}"` });
    expect(titled.map(({ handle }) => handle)).toContain(collection.handle);
  });

  it('fetchInfo and fetchPolicies', async () => {
    expect(await client.shop.fetchInfo()).toMatchObject({ name: 'Vesper & Vine' });
    const { privacyPolicy, refundPolicy, termsOfService } = await client.shop.fetchPolicies();
    for (const policy of [privacyPolicy, refundPolicy, termsOfService]) expect(policy?.title).toBeTruthy();
  });
});

function labels(checkout: Checkout): (string | undefined)[] {
  return checkout.discountApplications.map(({ code, title }: DiscountApplication) => code ?? title);
}

describe('checkouts, which the client makes of carts', () => {
  const make = () => client.checkout.create({ lineItems: inBag(), note: 'Ring twice' });

  it('create and fetch: lines and totals', async () => {
    const made = await make();
    expect(made).toMatchObject({ note: 'Ring twice', userErrors: [] });
    expect(made.webUrl).toContain('/cart/c/');
    const found = await client.checkout.fetch(made.id);
    expect(cents(found?.totalPrice)).toBe(bagCents);
    expect(cents(found?.lineItemsSubtotalPrice)).toBe(bagCents);
    expect(found?.lineItems.map(({ variant, quantity }) => [variant.id, quantity]).sort()).toEqual(
      inBag()
        .map(({ variantId, quantity }) => [variantId, quantity])
        .sort(),
    );
  });

  it('addLineItems, updateLineItems, removeLineItems, replaceLineItems', async () => {
    const { id } = await make();
    const thirdId = gid('ProductVariant', third.id);
    const more = () => [{ variantId: thirdId, quantity: 1 }];
    const added = await client.checkout.addLineItems(id, more());
    expect(cents(added.totalPrice)).toBe(bagCents + third.priceCents);
    const line = added.lineItems.find(({ variant }) => variant.id === thirdId);
    const updated = await client.checkout.updateLineItems(id, [{ id: line?.id ?? '', quantity: 2 }]);
    expect(cents(updated.totalPrice)).toBe(bagCents + third.priceCents * 2);
    const removed = await client.checkout.removeLineItems(id, [line?.id ?? '']);
    expect(cents(removed.totalPrice)).toBe(bagCents);
    const replaced = await client.checkout.replaceLineItems(id, more());
    expect(replaced.lineItems).toHaveLength(1);
    expect(cents(replaced.totalPrice)).toBe(third.priceCents);
  });

  it('updateAttributes, updateEmail, updateShippingAddress', async () => {
    const { id } = await make();
    const attributes = { note: 'Twice', customAttributes: [{ key: 'gift', value: 'yes' }] };
    const noted = await client.checkout.updateAttributes(id, attributes);
    expect(noted.note).toBe('Twice');
    expect(noted.customAttributes.map(({ key, value }) => [key, value])).toEqual([['gift', 'yes']]);
    expect((await client.checkout.updateEmail(id, 'odile@example.com')).email).toBe('odile@example.com');
    const address = { city: 'Paris', country: 'France', address1: '1 rue', lastName: 'M', zip: '75001' };
    const sent = await client.checkout.updateShippingAddress(id, address);
    expect(sent.userErrors).toEqual([]);
    expect(sent.shippingAddress).toMatchObject({ city: 'Paris', country: 'France' });
  });

  it('addDiscount: a discount of the whole order is on each line, to the cent', async () => {
    const { id } = await make();
    const reduced = await client.checkout.addDiscount(id, 'WELCOME10');
    const off = Math.round(bagCents / 10);
    expect(labels(reduced)).toEqual(['WELCOME10']);
    const shares = reduced.lineItems.map(({ discountAllocations }) =>
      discountAllocations.reduce((sum, { allocatedAmount }) => sum + cents(allocatedAmount), 0),
    );
    expect(shares).toHaveLength(2);
    expect(shares.every((share) => share > 0)).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(off);
    expect(cents(reduced.totalPrice)).toBe(bagCents - off);
    expect(labels(await client.checkout.removeDiscount(id))).toEqual([]);
  });

  it('addDiscount: a fixed amount', async () => {
    const { id } = await make();
    const reduced = await client.checkout.addDiscount(id, 'TWENTYFIVE');
    expect(cents(reduced.totalPrice)).toBe(bagCents - 2500);
    expect(cents({ amount: reduced.discountApplications[0]?.value.amount ?? '' })).toBe(2500);
  });

  it('addGiftCards and removeGiftCard', async () => {
    const { id } = await make();
    const paid = await client.checkout.addGiftCards(id, ['VESPER50']);
    const [card] = paid.appliedGiftCards;
    expect(card).toMatchObject({ lastCharacters: 'er50' });
    expect(cents(card?.amountUsed)).toBe(50_00);
    const removed = await client.checkout.removeGiftCard(id, card?.id ?? '');
    expect(removed.appliedGiftCards).toHaveLength(0);
  });
});
