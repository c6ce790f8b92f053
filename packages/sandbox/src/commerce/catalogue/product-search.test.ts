import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop } from '../fixture/test-shop.ts';
import { createShopEvents } from '../shop-events.ts';
import { indexCatalogue } from './catalogue-index.ts';
import { searchProducts } from './product-search.ts';
import { parseSearch } from './search-syntax.ts';
import { createStock } from './stock.ts';

const { products, text } = indexCatalogue(smallCatalogue());
const world = smallWorld();
const context = { products, text, stock: createStock(world, createShopEvents()), now: world.now() };
const oxblood = 'aurelia-slip-dress-oxblood';
const black = 'aurelia-slip-dress-black';
const bra = 'odile-plunge-bra-black';
const card = 'gift-card';
const scarf = 'celeste-silk-scarf';

function find(query: string): string[] {
  return [...searchProducts(query, context).scores.keys()].map(({ data }) => data.handle);
}

describe('product search syntax', () => {
  it.each([
    ['', [oxblood, black, bra, card, scarf]],
    ['slip', [oxblood, black]],
    ['dresses', [oxblood, black]],
    ['dre', [oxblood, black]],
    ['dre*', [oxblood, black]],
    ['celeste', [scarf]],
    ['CÉLESTE', [scarf]],
    ['"slip dress"', [oxblood, black]],
    ['"dress slip"', []],
    ['slip nothing', []],
    ['product_type:Bras', [bra]],
    ['product_type:bras', [bra]],
    ["product_type:'Gift Card'", [card]],
    ['product_type:"Gift Card" OR product_type:Bras', [bra, card]],
    ['tag:silk', [oxblood, black, scarf]],
    ['tag:new-in', [oxblood]],
    ['tag:ne*', [oxblood]],
    ['tag_not:silk', [bra, card]],
    ['title:slip', [oxblood, black]],
    ['title:sli', []],
    ['title:sli*', [oxblood, black]],
    ['vendor:govalo', [card]],
    ['sku:VV-1003-0', [bra]],
    ['sku:VV-1001*', [oxblood]],
    ['available_for_sale:true', [oxblood, black, card, scarf]],
    ['available_for_sale:false', [bra]],
    ['variants.price:>=200', [oxblood, black]],
    ['variants.price:<30', [scarf]],
    ['variants.price:88', [bra]],
    ['variants.price:>50 AND variants.price:<=100', [bra, card]],
    ['created_at:>2026-08-01', [oxblood]],
    ['created_at:>=2026-08-01', [oxblood, black]],
    ["created_at:<'2025-06-01T00:00:00Z'", [card]],
    ['created_at:<=2025', [card]],
    ['created_at:2026-08', [black]],
    ['created_at:>now', []],
    ['product_type:"Bras, Gift Card"', [bra, card]],
    ['tag:silk AND product_type:Dresses', [oxblood, black]],
    ['tag:silk product_type:Dresses', [oxblood, black]],
    ['tag:silk AND NOT tag:sale', [oxblood, scarf]],
    ['tag:silk -tag:sale', [oxblood, scarf]],
    ['product_type:Dresses AND (tag:new-in OR tag:sale)', [oxblood, black]],
    ['(tag:lace OR tag:gift) AND -product_type:Bras', [card]],
    ['-(tag:silk OR tag:lace)', [card]],
    ['tag:silk OR tag:lace tag:lingerie', [oxblood, black, bra, scarf]],
  ])('%s', (query, handles) => {
    expect(find(query)).toEqual(handles);
  });

  it.each([
    '(',
    ')',
    '((tag:silk',
    'tag:silk)',
    'AND',
    'OR OR',
    'NOT',
    '-',
    '"open',
    "'open",
    ':',
    'tag:',
    '()',
    '*',
    '\\',
    'a:b:c',
    '-(',
    '))((',
  ])('survives %s', (query) => {
    expect(() => find(query)).not.toThrow();
  });

  it('survives a thousand parentheses', () => {
    expect(() => find(`${'('.repeat(1000)}slip${')'.repeat(1000)}`)).not.toThrow();
  });

  it('closes a missing parenthesis at the end', () => {
    expect(find('product_type:Dresses AND (tag:new-in OR tag:lace')).toEqual([oxblood]);
  });

  it('parses comparators and quotes', () => {
    expect(parseSearch('variants.price:<=10')).toEqual({
      kind: 'field',
      field: 'variants.price',
      comparator: '<=',
      value: '10',
      isPrefix: false,
    });
  });

  it('returns a warning about a field that does not exist', async () => {
    const { execute } = openTestShop();
    const result = await execute('{ products(first: 9, query: "colour:red tag:lace") { nodes { handle } } }');
    expect(result).toMatchObject({
      data: { products: { nodes: [{ handle: bra }] } },
      extensions: {
        search: [{ path: ['products'], warnings: [{ field: 'colour', code: 'invalid_field' }] }],
      },
    });
  });

  it('sorts the best match first, and last with reverse [const.catalogue.5]', async () => {
    const { execute } = openTestShop();
    const handles = async (reverse: boolean) => {
      const query = `{ products(first: 9, query: "silk scarf OR silk", sortKey: RELEVANCE, reverse: ${reverse}) { nodes { handle } } }`;
      return (await execute(query)).data;
    };
    expect(await handles(false)).toMatchObject({ products: { nodes: [{ handle: scarf }, {}, {}] } });
    expect(await handles(true)).toMatchObject({ products: { nodes: [{}, {}, { handle: scarf }] } });
  });
});
