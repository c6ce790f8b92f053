import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { openTestShop, valueAt } from '../fixture/test-shop.ts';

const { execute, world } = openTestShop();
const dress = 'aurelia-slip-dress-oxblood';

describe('a product', () => {
  it('is found by handle and id, and is null when unknown [call.commerce-storefront-api.20]', async () => {
    const result = await execute(`{
      a: productByHandle(handle: "${dress}") { id }
      b: product(id: "gid://shopify/Product/1001") { handle }
      c: product(handle: "gone") { id }
      d: product(id: "gid://shopify/Collection/501") { id }
      e: node(id: "gid://shopify/Product/1001") { id ... on Product { handle } }
      f: nodes(ids: ["gid://shopify/Product/9", "gid://shopify/Nonsense/1", "${variantId(1001, 0)}"]) { id }
    }`);
    expect(result).toEqual({
      data: {
        a: { id: 'gid://shopify/Product/1001' },
        b: { handle: dress },
        c: null,
        d: null,
        e: { id: 'gid://shopify/Product/1001', handle: dress },
        f: [null, null, { id: variantId(1001, 0) }],
      },
    });
  });

  it('has stock, sold-out sizes, and null stock for gift cards', async () => {
    const result = await execute(`{
      dress: product(handle: "${dress}") { availableForSale totalInventory variants(first: 30) { nodes { title availableForSale quantityAvailable currentlyNotInStock } } }
      card: product(handle: "gift-card") { availableForSale variants(first: 1) { nodes { title quantityAvailable availableForSale requiresShipping } } }
    }`);
    expect(result).toMatchObject({
      data: {
        dress: {
          availableForSale: true,
          totalInventory: 43,
          variants: {
            nodes: [
              { title: 'XS / Oxblood', availableForSale: false, quantityAvailable: 0 },
              { title: 'S / Oxblood', availableForSale: true, quantityAvailable: 3 },
              { title: 'M / Oxblood', availableForSale: true, quantityAvailable: 40 },
            ],
          },
        },
        card: {
          availableForSale: true,
          variants: { nodes: [{ title: '$50 / Ivory', quantityAvailable: null, requiresShipping: false }] },
        },
      },
    });
  });

  it('has the platform’s decimals and both deprecated price fields', async () => {
    const result = await execute(
      `{ product(handle: "aurelia-slip-dress-black") { compareAtPriceRange { maxVariantPrice { amount } } variants(first: 1) { nodes { priceV2 { amount } compareAtPriceV2 { amount } } } } scarf: product(handle: "celeste-silk-scarf") { priceRange { minVariantPrice { amount } } compareAtPriceRange { minVariantPrice { amount } } } }`,
    );
    expect(result).toMatchObject({
      data: {
        product: {
          compareAtPriceRange: { maxVariantPrice: { amount: '268.0' } },
          variants: { nodes: [{ priceV2: { amount: '200.0' }, compareAtPriceV2: { amount: '268.0' } }] },
        },
        scarf: {
          priceRange: { minVariantPrice: { amount: '29.95' } },
          compareAtPriceRange: { minVariantPrice: { amount: '0.0' } },
        },
      },
    });
  });

  it('resolves file references, and has null for every missing metafield', async () => {
    const result = await execute(
      `{ product(handle: "${dress}") { metafields(identifiers: [{namespace: "pdp_extras", key: "pdp_swatch_image"}, {namespace: "x", key: "y"}]) { key type value reference { ... on MediaImage { id image { originalSrc url(transform: { maxWidth: 180, crop: TOP }) } } } } } }`,
    );
    const [found, missing] = [
      valueAt(result, 'data.product.metafields.0'),
      valueAt(result, 'data.product.metafields.1'),
    ];
    expect(missing).toBeNull();
    expect(valueAt(found, 'value')).toBe(valueAt(found, 'reference.id'));
    expect(valueAt(found, 'reference.image.originalSrc')).toMatch(
      /^http:\/\/localhost:3001\/s\/files\/1\/\d+\/files\/apparel\/aurelia-slip-dress-oxblood-front\.webp\?v=\d+$/,
    );
    expect(valueAt(found, 'reference.image.url')).toMatch(/&width=180&crop=top$/);
  });

  it('has video sources, found by node id [call.commerce-storefront-api.28]', async () => {
    const media = await execute(
      `{ product(handle: "${dress}") { media(first: 10) { nodes { id mediaContentType } } } }`,
    );
    const id = valueAt(media, 'data.product.media.nodes.2.id');
    const result = await execute(
      'query($id: ID!) { node(id: $id) { ... on Video { sources { url mimeType format height width } } } }',
      { id },
    );
    expect(result).toMatchObject({
      data: { node: { sources: [{ mimeType: 'video/mp4', format: 'mp4', height: 900, width: 720 }] } },
    });
  });

  it('lists option values and finds variants by them', async () => {
    const result = await execute(`{ product(handle: "${dress}") {
      options { name values optionValues { name swatch { color } } }
      variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "S" }, { name: "Color", value: "Oxblood" }]) { id }
      selectedOrFirstAvailableVariant { id }
      none: variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "XXL" }]) { id }
    } }`);
    expect(result).toMatchObject({
      data: {
        product: {
          options: [
            { name: 'Size', values: ['XS', 'S', 'M'] },
            { name: 'Color', optionValues: [{ name: 'Oxblood', swatch: { color: '#111111' } }] },
          ],
          variantBySelectedOptions: { id: variantId(1001, 1) },
          selectedOrFirstAvailableVariant: { id: variantId(1001, 1) },
          none: null,
        },
      },
    });
  });
});

describe('Shop Pay instalments [call.commerce-storefront-api.32]', () => {
  const pricing =
    'shopPayInstallmentsPricing { eligible available installmentsCount { count } pricePerTerm { amount currencyCode } fullPrice { amount } }';

  it('are four payments for variants between $50 and $3,000', async () => {
    const query = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { ${pricing} } } }`;
    const ids = [variantId(1001, 1), variantId(1001, 0), variantId(1005, 0)];
    expect(await execute(query, { ids })).toMatchObject({
      data: {
        nodes: [
          {
            shopPayInstallmentsPricing: {
              eligible: true,
              available: true,
              installmentsCount: { count: 4 },
              pricePerTerm: { amount: '67.0', currencyCode: 'USD' },
            },
          },
          { shopPayInstallmentsPricing: { eligible: true, available: false } },
          { shopPayInstallmentsPricing: { eligible: false } },
        ],
      },
    });
  });

  it('are for the US only', async () => {
    const query = `query @inContext(country: FR) { node(id: "${variantId(1001, 1)}") { ... on ProductVariant { ${pricing} } } }`;
    expect(await execute(query)).toEqual({ data: { node: { shopPayInstallmentsPricing: null } } });
  });
});

describe('a collection', () => {
  const handles = async (args: string, handle = 'everything') => {
    const result = await execute(
      `{ collectionByHandle(handle: "${handle}") { products(first: 20, ${args}) { nodes { handle } } } }`,
    );
    const nodes = valueAt(result, 'data.collectionByHandle.products.nodes');
    return Array.isArray(nodes) ? nodes.map((node) => valueAt(node, 'handle')) : result;
  };
  const [oxblood, black, bra, card, scarf] = [
    dress,
    'aurelia-slip-dress-black',
    'odile-plunge-bra-black',
    'gift-card',
    'celeste-silk-scarf',
  ];

  it('has its manual order, or the order of a sort key', async () => {
    expect(await handles('sortKey: COLLECTION_DEFAULT', 'dresses')).toEqual([black, oxblood]);
    expect(await handles('sortKey: MANUAL, reverse: true', 'dresses')).toEqual([oxblood, black]);
    expect(await handles('sortKey: PRICE')).toEqual([scarf, card, bra, black, oxblood]);
    expect(await handles('sortKey: PRICE, reverse: true')).toEqual([oxblood, black, bra, card, scarf]);
    expect(await handles('sortKey: CREATED, reverse: true')).toEqual([oxblood, black, bra, scarf, card]);
    expect(await handles('sortKey: TITLE')).toEqual([oxblood, black, scarf, card, bra]);
    expect(await handles('sortKey: BEST_SELLING')).toEqual([oxblood, black, bra, card, scarf]);
  });

  it('filters: one kind is alternatives, kinds combine, size and stock match in one variant', async () => {
    expect(await handles('filters: [{ tag: "lace" }, { tag: "gift" }]')).toEqual([bra, card]);
    expect(await handles('filters: [{ tag: "silk" }, { productType: "Dresses" }]')).toEqual([oxblood, black]);
    expect(await handles('filters: [{ available: false }, { productType: "Bras" }]')).toEqual([bra]);
    expect(
      await handles('filters: [{ variantOption: { name: "size", value: "XS" } }, { available: true }]'),
    ).toEqual([black]);
    expect(await handles('filters: [{ price: { min: 60, max: 210 } }]')).toEqual([black, bra, card]);
    expect(await handles('filters: [{ productVendor: "Govalo" }]')).toEqual([card]);
    expect(await handles('filters: [{ category: { id: "x" } }]')).toEqual([]);
  });

  it('is null when unknown', async () => {
    expect(await execute('{ collection(handle: "gone") { id } }')).toEqual({ data: { collection: null } });
  });
});

describe('search and suggestions', () => {
  it('finds products and counts them, sold-out ones last', async () => {
    const result = await execute(
      '{ search(query: "black", first: 10, types: [PRODUCT]) { totalCount nodes { ... on Product { handle } } productFilters { id } } }',
    );
    expect(result).toMatchObject({
      data: {
        search: {
          totalCount: 2,
          nodes: [{ handle: 'aurelia-slip-dress-black' }, { handle: 'odile-plunge-bra-black' }],
        },
      },
    });
  });

  it('suggests queries, products and collections for a prefix', async () => {
    expect(
      await execute(
        '{ predictiveSearch(query: "dre", limitScope: EACH) { queries { text styledText } products { handle } collections { handle } pages { id } articles { id } } }',
      ),
    ).toMatchObject({
      data: {
        predictiveSearch: {
          queries: [{ text: 'dress', styledText: '<mark>dre</mark><span>ss</span>' }],
          products: [{ handle: dress }, { handle: 'aurelia-slip-dress-black' }],
          collections: [{ handle: 'dresses' }],
          pages: [],
          articles: [],
        },
      },
    });
  });

  it('recommends similar products, never itself or sold-out ones; returns null for an unknown product', async () => {
    const result = await execute(
      '{ a: productRecommendations(productId: "gid://shopify/Product/1001") { handle } b: productRecommendations(productId: "gid://shopify/Product/9") { handle } }',
    );
    expect(valueAt(result, 'data.b')).toBeNull();
    const handles = JSON.stringify(valueAt(result, 'data.a'));
    expect(handles).toContain('celeste-silk-scarf');
    expect(handles).not.toContain(dress);
    expect(handles).not.toContain('odile');
  });

  it('lists tags and types', async () => {
    expect(
      await execute(
        '{ productTags(first: 3) { edges { node } pageInfo { hasNextPage } } productTypes(first: 9) { nodes } }',
      ),
    ).toMatchObject({
      data: {
        productTags: { edges: [{ node: 'gift' }, { node: 'lace' }, { node: 'lingerie' }] },
        productTypes: { nodes: ['Accessories', 'Bras', 'Dresses', 'Gift Card'] },
      },
    });
  });
});

describe('the market', () => {
  it('lists countries with their currency [entity.other-catalogue-entities.3]', async () => {
    const result = await execute(
      'query @inContext(country: BR) { localization { country { isoCode name currency { isoCode symbol } } availableCountries { isoCode } } shop { shipsToCountries } }',
    );
    expect(valueAt(result, 'data.localization.country')).toEqual({
      isoCode: 'BR',
      name: 'Brazil',
      currency: { isoCode: 'BRL', symbol: 'R$' },
    });
    const codes = JSON.stringify(valueAt(result, 'data.localization.availableCountries'));
    for (const code of ['US', 'CA', 'GB', 'FR', 'DE', 'AU', 'JP', 'BR']) expect(codes).toContain(`"${code}"`);
  });

  it('reads metaobjects by type and handle', async () => {
    const result = await execute(
      '{ metaobjects(type: "filter_group", first: 5) { nodes { handle fields { key value } field(key: "label") { value } } } metaobject(handle: { type: "filter_group", handle: "colour" }) { id } }',
    );
    expect(result).toMatchObject({
      data: {
        metaobjects: { nodes: [{ handle: 'colour', field: { value: 'Colour' } }] },
        metaobject: { id: 'gid://shopify/Metaobject/901' },
      },
    });
  });

  it('is reset with the world', async () => {
    await world.reset();
    expect(await execute(`{ product(handle: "${dress}") { id } }`)).toMatchObject({ data: { product: {} } });
  });
});
