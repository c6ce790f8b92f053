import { ApolloClient, gql as apolloGql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { Client, fetchExchange, gql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { buildClientSchema, getIntrospectionQuery, introspectionFromSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cents, gid, inStock, openDouble, plentiful } from './open-double.ts';

const double = openDouble();
const { catalogue } = double;
const uri = `https://${double.domain}/api/2026-04/graphql.json`;
const headers = { 'x-shopify-storefront-access-token': double.token };

const productParts = `id handle title
  options { id name optionValues { id name } }
  variants(first: 100) { nodes { id title price { amount currencyCode } image { id url width } } }
  images(first: 20) { nodes { id url width height } }`;
const listQuery = `query List($after: String) { products(first: 100, after: $after) {
  nodes { ${productParts} } pageInfo { hasNextPage endCursor } } }`;
const productQuery = `query One($id: ID!) { product(id: $id) { ${productParts} } }`;
const cartParts = `id totalQuantity cost { totalAmount { amount currencyCode } }
  lines(first: 20) { nodes { id quantity cost { totalAmount { amount } } merchandise { ... on ProductVariant { id title } } } }`;
const createCart = `mutation Create($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { ${cartParts} } } }`;
const updateCart = `mutation Update($id: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $id, lines: $lines) { cart { ${cartParts} } } }`;
const readCart = `query Cart($id: ID!) { cart(id: $id) { ${cartParts} } }`;

interface Shown {
  handle: string;
  options: { name: string; optionValues: { name: string }[] }[];
  variants: { nodes: { title: string; price: { amount: string }; image: { width: number } | null }[] };
  images: { nodes: { width: number; height: number }[] };
}

/** What a shopper reads of a product, as the double knows it. */
function known(handle: string) {
  const product = catalogue.products.find((one) => one.handle === handle);
  if (!product) throw new Error(`the double knows no ${handle}`);
  return {
    options: product.optionNames.map((name, at) => [
      name,
      [...new Set(product.variants.map(({ optionValues }) => optionValues[at]))],
    ]),
    prices: product.variants.map(({ priceCents }) => priceCents),
    pictures: product.pictures.slice(0, 20).map(({ width, height }) => [width, height]),
  };
}

function shown({ options, variants, images }: Shown) {
  return {
    options: options.map(({ name, optionValues }) => [name, optionValues.map((value) => value.name)]),
    prices: variants.nodes.map(({ price }) => cents(price)),
    pictures: images.nodes.map(({ width, height }) => [width, height]),
  };
}

interface List {
  products: { nodes: Shown[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

interface CartShape {
  id: string;
  totalQuantity: number;
  cost: { totalAmount: { amount: string } };
  lines: { nodes: { id: string; quantity: number }[] };
}

const dress = plentiful(catalogue);
const [first, second] = inStock(dress.variants);
if (!first || !second) throw new Error('unreachable');
const lines = [
  { merchandiseId: gid('ProductVariant', first.id), quantity: 1 },
  { merchandiseId: gid('ProductVariant', second.id), quantity: 1 },
];

describe('Apollo with its normalising cache', () => {
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: { Node: ['Product', 'ProductVariant'] } }),
    link: new HttpLink({ uri, headers, fetch: double.fetch }),
  });

  it('shows every product with its own options, prices and pictures', { timeout: 60_000 }, async () => {
    let count = 0;
    for (let after: string | null = null, more = true; more; ) {
      const found: { data?: List | undefined } = await client.query<List>({
        query: apolloGql(listQuery),
        variables: { after },
      });
      const page: List['products'] | undefined = found.data?.products;
      for (const product of page?.nodes ?? [])
        expect(shown(product), product.handle).toEqual(known(product.handle));
      count += page?.nodes.length ?? 0;
      more = page?.pageInfo.hasNextPage === true;
      after = page?.pageInfo.endCursor ?? null;
    }
    expect(count).toBe(catalogue.products.length);
    // Read back from the cache, after everything else was written into it.
    const variables = { id: gid('Product', dress.id) };
    await client.query({ query: apolloGql(productQuery), variables });
    const cached = client.readQuery<{ product: Shown }>({ query: apolloGql(productQuery), variables });
    expect(cached && shown(cached.product)).toEqual(known(dress.handle));
  });

  it('changes the cart that a query shows when a mutation changes it', async () => {
    const made = await client.mutate<{ cartCreate: { cart: CartShape } }>({
      mutation: apolloGql(createCart),
      variables: { lines },
    });
    const cart = made.data?.cartCreate.cart;
    const query = { query: apolloGql(readCart), variables: { id: cart?.id ?? '' } };
    const read = await client.query<{ cart: CartShape }>(query);
    expect(cents(read.data?.cart.cost.totalAmount)).toBe(first.priceCents + second.priceCents);
    const change = [{ id: cart?.lines.nodes[0]?.id ?? '', quantity: 3 }];
    await client.mutate({ mutation: apolloGql(updateCart), variables: { id: cart?.id, lines: change } });
    expect(client.readQuery<{ cart: CartShape }>(query)?.cart).toMatchObject({ totalQuantity: 4 });
  });
});

describe('urql with graphcache', () => {
  const open = async () => {
    const response = await double.fetch(uri, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
    });
    const { data } = await response.json();
    const read = buildClientSchema(data);
    const schema = introspectionFromSchema(read, { descriptions: false });
    // What has no id stays with its owner.
    const embedded = Object.values(read.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.getFields().id,
    );
    const keys = Object.fromEntries(embedded.map(({ name }) => [name, () => null]));
    return new Client({
      url: uri,
      preferGetMethod: false,
      fetch: double.fetch,
      fetchOptions: { headers },
      exchanges: [cacheExchange({ schema, keys }), fetchExchange],
    });
  };

  it('with the schema that introspection returns, shows products and carts as they are', async () => {
    const client = await open();
    const listed = await client.query<List>(gql(listQuery), { after: null }).toPromise();
    expect(listed.error).toBeUndefined();
    for (const product of listed.data?.products.nodes ?? []) {
      expect(shown(product), product.handle).toEqual(known(product.handle));
    }
    const made = await client
      .mutation<{ cartCreate: { cart: CartShape } }>(gql(createCart), { lines })
      .toPromise();
    const cart = made.data?.cartCreate.cart;
    const read = () => client.query<{ cart: CartShape }>(gql(readCart), { id: cart?.id }).toPromise();
    expect(cents((await read()).data?.cart.cost.totalAmount)).toBe(first.priceCents + second.priceCents);
    const change = [{ id: cart?.lines.nodes[0]?.id, quantity: 3 }];
    await client.mutation(gql(updateCart), { id: cart?.id, lines: change }).toPromise();
    expect((await read()).data?.cart).toMatchObject({ totalQuantity: 4 });
  });
});
