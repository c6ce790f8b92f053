import { createBrowserClient } from '@storefront/core/providers/commerce/browser';
import type { CartService, CatalogueReader, LiveReader } from '@storefront/core/providers/commerce/commerce';
import { openAccounts } from '@storefront/core/providers/commerce/open-accounts.fixture';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { accountCalls, prepareAccount } from './commerce-account-calls.ts';
import { type Calls, need, type TestPlatform, US } from './face-calls.ts';

/** Opens what is called over a network, and calls it. */
export type CommerceCall = (send: typeof fetch) => Promise<unknown>;

/** A call of every method of every face of the platform, by name. Those that end a session come last. */
export async function commerceCalls(platform: TestPlatform): Promise<[string, CommerceCall][]> {
  const shop = await prepareShop(platform);
  const account = await prepareAccount(platform, shop.merchandiseId);
  // Nobody waits for another attempt.
  const backoff = { wait: async () => {}, random: () => 0 };
  const { server, browser } = platform;
  return [
    ...callsOf('catalogue', catalogueCalls(shop), (fetch) =>
      createCatalogueReader({ ...server, backoff, fetch }),
    ),
    ...callsOf<CartService & LiveReader>('browser', { ...cartCalls(shop), ...liveCalls(shop) }, (fetch) =>
      openBrowserCommerce({ ...browser, backoff, fetch }),
    ),
    ...callsOf('account', accountCalls(account), (fetch) => openAccounts({ ...server, backoff, fetch })),
  ];
}

function callsOf<Face>(
  name: string,
  calls: Calls<Face>,
  open: (send: typeof fetch) => Face,
): [string, CommerceCall][] {
  const methods: [string, (face: Face) => Promise<unknown>][] = Object.entries(calls);
  return methods.map(([method, call]) => [`${name}.${method}`, (send) => call(open(send))]);
}

type Shop = Awaited<ReturnType<typeof prepareShop>>;

async function prepareShop({ server, browser, bra, backOffice }: TestPlatform) {
  const catalogue = createCatalogueReader(server);
  const { products } = await catalogue.productsByHandles(await catalogue.productHandles(20, US), US);
  const variant = products
    .flatMap(({ variants }) => variants)
    .find(({ available, inventory_quantity }) => available && (inventory_quantity ?? 0) > 20);
  const filmed = products.find(({ metafields }) => metafields.video);
  const [collection] = await catalogue.collectionHandles(1, US);
  const merchandiseId = `gid://shopify/ProductVariant/${need(variant?.id)}`;
  const films = await createBrowserClient(browser).queryAliases(
    `query Films($country: CountryCode) @inContext(country: $country) {
      products(first: 50) { nodes { media(first: 10) { nodes { ... on Video { id } } } } }
    }`,
    ['products'],
    { nodes: 'any' },
    { country: US },
  );
  const bag = openBrowserCommerce(browser);
  const { cart } = await bag.createCart([{ merchandiseId, quantity: 1 }], US);
  const { cart: other } = await bag.createCart(
    [{ merchandiseId, quantity: 2, attributes: [{ key: 'Note', value: 'Yours' }] }],
    US,
    [backOffice.discountCode],
  );
  return {
    bra: need(bra?.handle),
    handles: [need(filmed?.handle), 'no-such-product'],
    collection: need(collection),
    merchandiseId,
    sku: need(variant?.sku),
    words: need(products[0]?.title.split(' ')[0]),
    productId: need(products[0]?.id),
    cartId: need(cart?.id),
    otherCartId: need(other?.id),
    lineId: need(other?.lines[0]?.id),
    giftCardCode: backOffice.giftCardCode,
    discountCode: backOffice.discountCode,
    videoId: need(/gid:\/\/shopify\/Video\/\d+/.exec(JSON.stringify([...films]))?.[0]),
  };
}

function catalogueCalls(shop: Shop): Calls<CatalogueReader> {
  const { handles, collection, merchandiseId } = shop;
  return {
    product: (reader) => reader.product(shop.bra, US),
    productsByHandles: (reader) => reader.productsByHandles(handles, US),
    productsBySkus: (reader) => reader.productsBySkus([shop.sku], US),
    everyProduct: (reader) => reader.everyProduct(US).next(),
    siblings: (reader) => reader.siblings(handles, US),
    productMetafields: (reader) => reader.productMetafields(handles, US),
    productHandles: (reader) => reader.productHandles(3, US),
    collectionHandles: (reader) => reader.collectionHandles(3, US),
    collections: (reader) => reader.collections(US),
    collectionMeta: (reader) => reader.collectionMeta(collection, US),
    collectionTags: (reader) => reader.collectionTags(collection, US),
    filterMap: (reader) => reader.filterMap(US),
    redirect: (reader) => reader.redirect('/shop', US),
    productMap: (reader) => reader.productMap(US),
    collectionPage: (reader) => reader.collectionPage({ handle: collection, size: 2 }, US),
    searchProducts: (reader) =>
      reader.searchProducts({ query: '', first: 2, sortKey: 'BEST_SELLING', reverse: false }, US),
    searchPieces: (reader) =>
      reader.searchPieces({ query: '', first: 2, sortKey: 'BEST_SELLING', reverse: false }, US),
    suggest: (reader) => reader.suggest(shop.words, 2, US),
    recommendations: (reader) => reader.recommendations(shop.productId, US),
    countries: (reader) => reader.countries(US),
    pricesByHandles: (reader) => reader.pricesByHandles(handles, US),
    pricesByVariants: (reader) => reader.pricesByVariants([merchandiseId, '1'], US),
    variant: (reader) => reader.variant(merchandiseId, US),
    videoSource: (reader) => reader.videoSource(shop.videoId, US),
    installments: (reader) => reader.installments([merchandiseId, '1'], US),
    inventories: (reader) => reader.inventories([shop.bra, ...handles], US),
  };
}

function liveCalls({ bra }: Shop): Calls<LiveReader> {
  return { inventory: (reader) => reader.inventory(bra, US) };
}

function cartCalls(shop: Shop): Calls<CartService> {
  const { cartId, otherCartId, lineId, merchandiseId } = shop;
  const line = { merchandiseId, quantity: 1 };
  return {
    cart: (bag) => bag.cart(otherCartId, US),
    createCart: (bag) => bag.createCart([line], US, [shop.discountCode]),
    addLines: (bag) => bag.addLines(cartId, [line], US),
    updateLines: (bag) => bag.updateLines(otherCartId, [{ id: lineId, quantity: 3 }], US),
    // There is no such line: an objection.
    removeLines: (bag) => bag.removeLines(cartId, ['gid://shopify/CartLine/none'], US),
    updateAttributes: (bag) => bag.updateAttributes(cartId, [{ key: 'Note', value: 'Yours' }], US),
    updateDiscountCodes: (bag) => bag.updateDiscountCodes(cartId, [shop.discountCode], US),
    updateGiftCards: (bag) => bag.updateGiftCards(cartId, [shop.giftCardCode], US),
    updateNote: (bag) => bag.updateNote(cartId, 'Ring twice', US),
    updateBuyer: (bag) => bag.updateBuyer(cartId, { email: 'ines@example.com' }, US),
  };
}
