import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { promisesPath, writePromises } from './promises.ts';
import { readTitles } from './read-titles.ts';
import { root, sourceFiles } from './source-files.ts';
import { idsIn, wrongIdsIn } from './statements.ts';

describe('statement ids', () => {
  it('exist and are written out in full, one by one, in tests, code and documents', () => {
    const wrong = sourceFiles().flatMap(({ path, text }) => {
      // These two name wrong ids as examples.
      const isExample = /^tests\/house\/(?:promises\.test|statements)\.ts$/.test(path);
      return isExample ? [] : wrongIdsIn(text).map((id) => `${path}: ${id}`);
    });
    expect(wrong, 'write each id in full, as in tests/house/statement-ids.json').toEqual([]);
  });

  it.each([
    ['an unknown number', '[screen.cart-drawer.99]'],
    ['a range', '[screen.cart-drawer.1-3]'],
    ['a range with a dash', '[screen.cart-drawer.1–3]'],
    ['a range in words', '`[screen.cart-drawer.1]` and following'],
    ['a range between two ids', '[screen.cart-drawer.1] to [screen.cart-drawer.3]'],
    ['a section where a number is meant', '[screen.cart-drawer]'],
    ['an unknown section', '[screen.bag-drawer.1]'],
    ['an unknown id without brackets', 'as rule.cart-lines.4 reads it'],
  ])('fails on %s', (_, text) => {
    expect(wrongIdsIn(text)).toHaveLength(1);
  });

  it.each(['[screen.cart-drawer.1] [error.14]', 'error.1', 'row[state.kind]', 'const.name'])(
    'accepts %s',
    (text) => {
      expect(wrongIdsIn(text)).toEqual([]);
    },
  );
});

describe('docs/promises.md', () => {
  it('is up to date', () => {
    const written = readFileSync(join(root, promisesPath), 'utf8');
    expect(written === writePromises(sourceFiles()), 'run `npm run promises`').toBe(true);
  });

  it('says each test once per statement, in the order of the specification', () => {
    const text = "it('[what.2] b', () => {});\nit('[what.2] [what.1] a', () => {});";
    const page = writePromises([{ path: 'packages/core/src/a.test.ts', text }]);
    expect(page).toContain('\n2 of 730 statements are named.');
    expect(page).toContain(
      [
        '- **what.1**',
        '  - a (`packages/core/src/a.test.ts`)',
        '- **what.2**',
        '  - b (`packages/core/src/a.test.ts`)',
        '  - a (`packages/core/src/a.test.ts`)',
        '',
      ].join('\n'),
    );
    expect(page).toContain('\n- what.3, what.4, ');
  });
});

describe('titles of tests', () => {
  const titles = (text: string) =>
    readTitles({ path: 'a.test.ts', text }, (title) => idsIn(title).length > 0);

  it.each<[string, string, string[]]>([
    ['a describe', "describe('cart', () => { it('adds', () => {}); });", ['cart › adds']],
    [
      'a journey',
      "test.describe('cart', { tag: '@desktop' }, () => { test('adds', async () => {}); });",
      ['cart › adds'],
    ],
    ['a constant', "const name = 'cart'; it('adds to ' + name, () => {});", ['adds to cart']],
    [
      'a loop',
      "for (const [who] of [['guest'], ['customer']]) test(who + ' pays', () => {});",
      ['guest pays', 'customer pays'],
    ],
    ['a condition', "it.runIf(isReal)('reads', () => {});", ['reads']],
    ['a table', "it.each([['one', 1], ['two', 2]])('%s is %i', () => {});", ['… is …']],
    [
      'a row with an id',
      "it.each([['[what.1] one'], ['two']])('adds %s', () => {});",
      ['adds …', 'adds [what.1] one'],
    ],
    ['rows that are the whole title', "it.each([['one'], ['two']])('%s', () => {});", ['one; two']],
    ['a row of fields', "it.each([{ name: '[what.1]' }])('$name holds', () => {});", ['[what.1] holds']],
    ['what only a run would tell', "it('holds for ' + nameOf(row), () => {});", ['holds for …']],
  ])('are read from %s', (_, text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it('are no other texts of a file', () => {
    expect(titles("/** [what.1] */ expect(a, '[what.2]').toBe(b); test.beforeEach(() => {});")).toEqual([]);
  });
});
