import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePermalink } from './permalink.ts';

const gid = (id: string) => `gid://shopify/ProductVariant/${id}`;

describe('cart links [screen.route-table.5]', () => {
  it.each<[string, string, [string, number][], string[]]>([
    ['one variant', '42:1', [['42', 1]], []],
    [
      'several, in their order',
      '42:1,7:3',
      [
        ['42', 1],
        ['7', 3],
      ],
      [],
    ],
    [
      'repeated ones add up, in their first place',
      '42:1,7:3,42:2',
      [
        ['42', 3],
        ['7', 3],
      ],
      [],
    ],
    [
      'encoded',
      '42%3A1%2C7%3A2',
      [
        ['42', 1],
        ['7', 2],
      ],
      [],
    ],
    ['badly encoded', '42:1,%', [['42', 1]], ['%']],
    ['with spaces and empty parts', ' 42:1 ,, ', [['42', 1]], []],
    ['the largest quantity', '42:9999', [['42', 9999]], []],
    ['a quantity above the limit', '42:10000,7:1', [['7', 1]], ['42:10000']],
    ['quantity 0', '42:0', [], ['42:0']],
    ['a negative quantity', '42:-1', [], ['42:-1']],
    ['no quantity', '42', [], ['42']],
    ['no variant', ':2', [], [':2']],
    ['a handle for a variant', 'slip:2', [], ['slip:2']],
    ['text after the pair', '42:1x', [], ['42:1x']],
    ['text before the pair', 'x42:1', [], ['x42:1']],
    ['an id that is too long', `${'1'.repeat(21)}:1`, [], [`${'1'.repeat(21)}:1`]],
    ['nothing', '', [], []],
  ])('%s', (_, segment, lines, rejected) => {
    expect(parsePermalink(segment)).toEqual({
      lines: lines.map(([id, quantity]) => ({ merchandiseId: gid(id), quantity })),
      rejected,
    });
  });

  it('adds 250 variants, and rejects further ones', () => {
    const ids = Array.from({ length: 252 }, (_, place) => `${place + 1}:1`);
    const { lines, rejected } = parsePermalink([...ids, '1:1'].join(','));
    expect(lines).toHaveLength(250);
    expect(lines[0]).toEqual({ merchandiseId: gid('1'), quantity: 2 });
    expect(rejected).toEqual(['251:1', '252:1']);
  });

  it('[property] a link made of lines is read as those lines', () => {
    const pair = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 19n }), fc.integer({ min: 1, max: 9999 }));
    const pairs = fc.uniqueArray(pair, { selector: ([id]) => id, maxLength: 40 });
    fc.assert(
      fc.property(pairs, (made) => {
        const segment = made.map(([id, quantity]) => `${id}:${quantity}`).join(',');
        expect(parsePermalink(segment)).toEqual({
          lines: made.map(([id, quantity]) => ({ merchandiseId: gid(String(id)), quantity })),
          rejected: [],
        });
      }),
    );
  });

  it('[property] never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:,%- a') }), (segment) => {
        const { lines, rejected } = parsePermalink(segment);
        for (const { quantity } of lines) expect(quantity).toBeGreaterThan(0);
        for (const part of rejected) expect(part).not.toBe('');
      }),
    );
  });

  it('[property] every part is either added or rejected', () => {
    const good = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99 }));
    const bad = fc.constantFrom('42', ':1', '42:0', 'slip:2', '42:-1', '4:2:1');
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad)), (parts) => {
        const pairs = parts.filter((part) => typeof part !== 'string');
        const link = parts.map((part) => (typeof part === 'string' ? part : part.join(':'))).join(',');
        const { lines, rejected } = parsePermalink(link);
        expect(rejected).toEqual(parts.filter((part) => typeof part === 'string'));
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          pairs.reduce((sum, [, quantity]) => sum + quantity, 0),
        );
      }),
    );
  });
});
