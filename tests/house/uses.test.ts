import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnused, tableProblems } from './find-unused.ts';
import { root, sourceFiles } from './source-files.ts';
import { idsIn } from './statements.ts';
import { calledByTools, demanded, waiting } from './waiting.ts';

describe('every export', () => {
  it('is used by the shop, or has a row in waiting.ts', () => {
    expect(tableProblems(findUnused(sourceFiles()), [waiting, demanded, calledByTools])).toEqual([]);
  });

  it('that no screen will call is demanded by a statement or a decision', () => {
    const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
    const isReason = (reason: string) => idsIn(reason).length > 0 || decisions.includes(reason.slice(0, 4));
    expect(Object.keys(demanded).filter((reason) => !isReason(reason))).toEqual([]);
  });
});

describe('the reader of uses', () => {
  const page = 'packages/web/src/pages/cart.tsx';
  const rule = 'packages/core/src/cart/rule.ts';
  const rules =
    'export function one() { return two(); }\nexport const two = () => 2;\nexport const three = 3;';
  const house = (text: string, other = rules) =>
    findUnused([
      { path: page, text },
      { path: rule, text: other },
    ]);
  const names = (keys: ReadonlySet<string>) => [...keys].map((key) => key.split('#')[1]);

  it.each([
    ['a named import', "import { one } from '@storefront/core/cart/rule';\none();", ['three']],
    ['a renamed import', "import { one as first } from '@storefront/core/cart/rule';\nfirst();", ['three']],
    [
      'an import that is not used',
      "import { one } from '@storefront/core/cart/rule';",
      ['one', 'two', 'three'],
    ],
    [
      'an import of a type',
      "import type { one } from '@storefront/core/cart/rule';",
      ['one', 'two', 'three'],
    ],
    [
      'a name in a type',
      "import { one } from '@storefront/core/cart/rule';\nexport const a = (b: typeof one) => b;",
      ['one', 'two', 'three'],
    ],
    ['an export passed on', "export { three as default } from '@storefront/core/cart/rule';", ['one', 'two']],
    ['a namespace', "import * as rules from '@storefront/core/cart/rule';\nrules.two();", ['one', 'three']],
    ['a whole namespace', "import * as rules from '@storefront/core/cart/rule';\nsend(rules);", []],
    [
      'a dynamic import',
      "export const load = async () => { const { two } = await import('@storefront/core/cart/rule'); two(); };",
      ['one', 'three'],
    ],
    [
      'a member of a dynamic import',
      "export const load = () => import('@storefront/core/cart/rule').then((rules) => rules.three);",
      ['one', 'two'],
    ],
    [
      'an element',
      "import { one as One } from '@storefront/core/cart/rule';\nexport const Cart = () => <One />;",
      ['three'],
    ],
    [
      'an attribute of the same name',
      'export const Cart = () => <a one={1} {...{ two: 2 }} />;',
      ['one', 'two', 'three'],
    ],
  ])('follows %s', (_, text, unused) => {
    expect(names(house(text).unused)).toEqual(unused);
  });

  it('does not count what tests and fixtures use', () => {
    const text = "import { three } from './rule.ts';\nthree();";
    const files = ['rule.test.ts', 'rule.fixture.ts', 'example-rule.ts'].map((name) => ({
      path: `packages/core/src/cart/${name}`,
      text,
    }));
    const { unused } = findUnused([...files, { path: rule, text: 'export const three = () => 3;' }]);
    expect(names(unused)).toEqual(['three']);
  });

  const atoms = 'packages/web/src/state/cart-atoms.ts';
  it.each([
    ['written only', 'store.set(openAtom, true);', ['openAtom']],
    ['written by a hook only', 'export const useOpen = () => useSetAtom(openAtom);', ['openAtom']],
    ['read', 'store.set(openAtom, !store.get(openAtom));', []],
    ['handed on', 'watch(openAtom);', []],
  ])('finds an atom that is %s', (_, use, unread) => {
    const found = findUnused([
      { path: page, text: `import { openAtom } from '../state/cart-atoms.ts';\n${use}` },
      { path: atoms, text: 'export const openAtom = atom(false);' },
    ]);
    expect(names(found.unread)).toEqual(unread);
  });

  it('takes the writing of an atom that does something for its use', () => {
    const found = findUnused([
      { path: page, text: "import { closeAtom } from '../state/cart-atoms.ts';\nstore.set(closeAtom);" },
      { path: atoms, text: 'export const closeAtom = atom(null, (get, set) => close(get, set));' },
    ]);
    expect(found.unread.size + found.unused.size).toBe(0);
  });
});

describe('the tables of exports without a user', () => {
  const rule = {
    path: 'packages/core/src/cart/rule.ts',
    text: 'export const one = () => two();\nexport const two = () => 2;',
  };
  const unused = findUnused([rule]);
  const row = (...names: string[]) => ({ 'a screen': { 'core/cart/rule': names } });

  it.each([
    ['no row', [], ['core/cart/rule#one is used by nothing', 'core/cart/rule#two is used by nothing']],
    ['a row', [row('one')], []],
    [
      'a row for what another row uses',
      [row('one', 'two')],
      ['core/cart/rule#two is used by an export that has a row'],
    ],
    ['a row for what is gone', [row('one', 'three')], ['core/cart/rule#three is used now, or is gone']],
    ['two rows', [row('one'), row('one')], ['core/cart/rule#one has two rows']],
  ])('with %s', (_, tables, problems) => {
    const found = tableProblems(unused, tables);
    expect(found.map((problem) => problem.split(/:| in the shop/)[0])).toEqual(problems);
  });

  it('fail on a row for what the shop uses', () => {
    const page = {
      path: 'packages/web/src/pages/a.ts',
      text: "import { one } from '@storefront/core/cart/rule';\none();",
    };
    expect(tableProblems(findUnused([rule, page]), [row('one')])).toEqual([
      'core/cart/rule#one is used now, or is gone: remove its row',
    ]);
  });
});
