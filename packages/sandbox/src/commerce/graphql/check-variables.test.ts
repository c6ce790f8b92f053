import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, openTestShop, valueAt } from '../fixture/test-shop.ts';

const shop = openTestShop();

async function only(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const result = await shop.execute(query, variables);
  expect(valueAt(result, 'data')).toBeUndefined();
  expect(valueAt(result, 'errors.length')).toBe(1);
  return valueAt(result, 'errors.0');
}

const create = 'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }';

describe('variables with invalid values', () => {
  it.each([
    ['Int', 'products(first: $value) { nodes { id } }', 'abc', 'Could not coerce value "abc" to Int'],
    ['Int', 'products(first: $value) { nodes { id } }', 1.5, 'Could not coerce value 1.5 to Int'],
    [
      'Boolean',
      'products(first: 1, reverse: $value) { nodes { id } }',
      'yes',
      'Could not coerce value "yes" to Boolean',
    ],
    ['String', 'product(handle: $value) { id }', 5, 'Could not coerce value 5 to String'],
    ['ID', 'product(id: $value) { id }', {}, "Invalid global id '{}'"],
  ])('%s in %s explains %s', async (type, field, value, explanation) => {
    expect(await only(`query($value: ${type}) { ${field} }`, { value })).toEqual({
      message: `Variable $value of type ${type} was provided invalid value`,
      locations: [{ line: 1, column: 7 }],
      extensions: {
        code: 'INVALID_VARIABLE',
        value,
        problems: [expect.objectContaining({ path: [], explanation })],
      },
    });
  });

  it('lists what an enum allows', async () => {
    const query =
      'query($sort: CollectionSortKeys) { collections(first: 1, sortKey: $sort) { nodes { id } } }';
    expect(await only(query, { sort: 'NAME' })).toMatchObject({
      extensions: {
        problems: [{ explanation: 'Expected "NAME" to be one of: ID, RELEVANCE, TITLE, UPDATED_AT' }],
      },
    });
  });

  it('names the place of every problem of a variable in one error', async () => {
    const input = {
      lines: [
        { quantity: 'two', size: 'M' },
        { merchandiseId: null },
        { merchandiseId: variantId(1001, 0), quantity: 1 },
      ],
      buyerIdentity: 'me',
    };
    expect(await only(create, { input })).toMatchObject({
      message:
        'Variable $input of type CartInput was provided invalid value for ' +
        'lines.0.quantity (Could not coerce value "two" to Int), ' +
        'lines.0.size (Field is not defined on CartLineInput), ' +
        'lines.0.merchandiseId (Expected value to not be null), ' +
        'lines.1.merchandiseId (Expected value to not be null), ' +
        'buyerIdentity (Expected "me" to be a key-value object.)',
      extensions: {
        value: input,
        problems: [
          { path: ['lines', 0, 'quantity'] },
          { path: ['lines', 0, 'size'] },
          { path: ['lines', 0, 'merchandiseId'] },
          { path: ['lines', 1, 'merchandiseId'] },
          { path: ['buyerIdentity'] },
        ],
      },
    });
  });

  it('takes one item for a list, null for what is optional, and defaults', async () => {
    const lines = { merchandiseId: variantId(1001, 0), quantity: null };
    expect(await shop.execute(create, { input: { lines, note: null } })).toMatchObject({
      data: { cartCreate: { cart: { id: expect.any(String) } } },
    });
    const query = 'query($first: Int! = 1) { products(first: $first) { nodes { id } } }';
    expect(await shop.execute(query, {})).toMatchObject({ data: { products: { nodes: [{}] } } });
    expect(await only(query, { first: null })).toMatchObject({
      extensions: { value: null, problems: [{ path: [], explanation: 'Expected value to not be null' }] },
    });
  });

  it('needs the scheme of a URL', async () => {
    const reset =
      'mutation($url: URL!) { customerResetByUrl(resetUrl: $url, password: "longer") { customer { id } } }';
    const explanation = "Invalid url 'account/reset/1/2', missing scheme";
    expect(await only(reset, { url: 'account/reset/1/2' })).toMatchObject({
      extensions: { problems: [{ path: [], explanation, message: explanation }] },
    });
  });

  it('changes nothing in the cart', async () => {
    const cartId = await newCart(shop, { lines: [{ merchandiseId: variantId(1005, 0), quantity: 1 }] });
    const update =
      'mutation($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) { cart { id } } }';
    await only(update, { cartId, lines: [{ id: 'line', quantity: 9 }] });
    const read = 'query($cartId: ID!) { cart(id: $cartId) { totalQuantity } }';
    expect(await shop.execute(read, { cartId })).toEqual({ data: { cart: { totalQuantity: 1 } } });
  });
});
