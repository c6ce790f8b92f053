import { describe, expect, it } from 'vitest';
import { faultOf, json, platform, product } from './client-platform.fixture.ts';

describe('partial data', () => {
  const denied = {
    message: 'Access denied for quantityAvailable field.',
    path: ['product', 'variants', 'nodes', 0, 'quantityAvailable'],
    extensions: { code: 'ACCESS_DENIED' },
  };

  it('is used, and the missing field is reported', async () => {
    const partial = () => json({ data: { product }, errors: [denied] });
    const { read, reported } = platform([partial]);
    expect(await read()).toEqual({ product });
    expect(reported).toEqual(['commerce-refused']);
  });

  it.each([
    ['an error of another kind', { ...denied, extensions: { code: 'TIMEOUT' } }],
    ['an error without a code', { message: 'x', path: denied.path }],
    ['an error without a place', { message: 'x', extensions: denied.extensions }],
    ['an error beside a denied field', [denied, { message: 'x', path: ['product', 'variants'] }]],
  ])('[error.5] %s is a failure, not an absence', async (_, errors) => {
    const data = { product: { ...product, variants: null } };
    const { read, reported } = platform([() => json({ data, errors: [errors].flat() })]);
    expect(await faultOf(read())).toMatchObject({ kind: 'outside' });
    expect(reported).toEqual([]);
  });

  it('a null at the top with an error is a failure, not an absence', async () => {
    const failed = () => json({ data: { product: null }, errors: [{ message: 'x', path: ['product'] }] });
    expect(await faultOf(platform([failed]).read())).toMatchObject({ code: 'commerce-refused' });
  });

  it('a null at the top without an error is an absence', async () => {
    expect(await platform([() => json({ data: { product: null } })]).read()).toEqual({ product: null });
  });
});

describe('[error.5] an answer of another shape', () => {
  it.each([
    ['a field of a wrong type', { product: { ...product, tags: 7 } }, 'product.tags'],
    ['a missing field', { product: { ...product, variants: {} } }, 'product.variants.nodes'],
    ['null where the schema has none', { product: { ...product, priceRange: null } }, 'product.priceRange'],
    [
      'an item of a list that cannot be read',
      { product: { ...product, tags: ['silk', 7] } },
      'product.tags.1',
    ],
    ['a thing of a wrong type', { product: 'none' }, 'product'],
  ])(
    'with %s is a failure that names the place, not an absence, and is not retried',
    async (_, data, place) => {
      const { read, requests } = platform([() => json({ data })]);
      const fault = await faultOf(read());
      expect(fault).toMatchObject({ code: 'commerce-unavailable', kind: 'outside' });
      expect(fault.say).toBe(`commerce returned an answer of another shape, see ${place}.`);
      expect(requests).toHaveLength(1);
    },
  );

  it('of a change is a failure too', async () => {
    const { write } = platform([() => json({ data: { cartLinesRemove: { cart: {} } } })]);
    expect(await faultOf(write())).toMatchObject({ code: 'commerce-unavailable', kind: 'outside' });
  });

  it('of one of several things is a failure; null is the absence of that one', async () => {
    const { readAliases } = platform([() => json({ data: { a: { tags: ['silk'] }, b: null } })]);
    expect([...(await readAliases())]).toEqual([
      ['a', { tags: ['silk'] }],
      ['b', null],
    ]);
    for (const b of [undefined, 7, {}]) {
      const nonsense = platform([() => json({ data: { a: { tags: [] }, b } })]);
      expect(await faultOf(nonsense.readAliases())).toMatchObject({ kind: 'outside' });
    }
  });
});

describe('[error.4] a country that the platform does not know', () => {
  const inlined = {
    message: "Argument 'country' on Directive 'inContext' has an invalid value (XX).",
    path: ['query', 'country'],
    extensions: { code: 'argumentLiteralsIncompatible', typeName: 'Directive', argumentName: 'country' },
  };
  const variable = {
    message: 'Variable $country of type CountryCode was provided invalid value',
    extensions: { value: 'XX', problems: [{ path: [], explanation: 'Expected "XX" to be one of: AC, AD' }] },
  };
  const coerced = {
    message: 'Variable "$country" got invalid value "XX"; Value "XX" does not exist in "CountryCode" enum.',
  };

  it.each([
    ['inlined', inlined, 200],
    ['in a variable', variable, 200],
    ['in a variable, refused with a status', coerced, 400],
  ])('%s is a fault of the input and is not retried', async (_how, error, status) => {
    const { read, write, requests } = platform([() => json({ errors: [error] }, { status })]);
    expect(await faultOf(read())).toMatchObject({ code: 'country-unknown', kind: 'input' });
    expect(await faultOf(write())).toMatchObject({ code: 'country-unknown', kind: 'input' });
    expect(requests).toHaveLength(2);
  });

  it('an error about another variable is not about the country', async () => {
    const error = { message: 'Variable $countryless of type ID! was provided invalid value' };
    expect(await faultOf(platform([() => json({ errors: [error] })]).read())).toMatchObject({
      code: 'commerce-refused',
    });
  });
});
