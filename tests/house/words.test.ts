import { describe, expect, it } from 'vitest';
import { findSameNames } from './same-names.ts';
import { sourceFiles } from './source-files.ts';
import { findWords, wordRules } from './word-rules.ts';

describe('words', () => {
  it('are those that engineers elsewhere use', () => {
    expect(findWords(sourceFiles())).toEqual([]);
  });

  it.each(wordRules)('$breaks is noticed', ({ breaks, keeps }) => {
    const at = (text: string) => findWords([{ path: 'packages/core/src/cart/cart.ts', text }]);
    expect(at(breaks)).toHaveLength(1);
    expect(at(keeps)).toEqual([]);
  });

  it('count in names of files, too', () => {
    expect(findWords([{ path: 'packages/functions/src/settings-door.ts', text: '' }])).toEqual([
      'packages/functions/src/settings-door.ts "door": say routes, deps of a handler, server or double',
    ]);
  });
});

describe('names of files', () => {
  const designed = ['infra/api.ts', 'packages/web/src/clients/api.ts'].concat(
    ['core/src/providers/content/sections', 'web/src/sections'].map(
      (folder) => `packages/${folder}/section-registry.ts`,
    ),
  );

  it('stand for one thing in the whole house', () => {
    expect(findSameNames(sourceFiles().map(({ path }) => path))).toEqual([]);
  });

  it.each([
    ['twice in one package', ['packages/core/src/cart/paging.ts', 'packages/core/src/order/paging.ts']],
    ['in two packages', ['packages/core/src/cart/totals.ts', 'packages/web/src/features/cart/totals.ts']],
  ])('are noticed %s', (_, paths) => {
    expect(findSameNames([...designed, ...paths])).toHaveLength(1);
  });

  it.each([
    [
      'of a provider',
      ['packages/core/src/providers/chat/browser.ts', 'packages/core/src/providers/sms/browser.ts'],
    ],
    ['of pages', ['packages/web/src/pages/index.tsx', 'packages/web/src/pages/cart/index.tsx']],
    ['of doubles', ['packages/sandbox/src/swym/server.ts', 'packages/sandbox/src/gtm/server.ts']],
    ['of a test', ['packages/core/src/cart/cart.ts', 'packages/core/src/cart/cart.test.ts']],
  ])('may repeat where they are %s', (_, paths) => {
    expect(findSameNames([...designed, ...paths])).toEqual([]);
  });

  it('that are listed as shared stand in two packages', () => {
    expect(findSameNames(designed.slice(1))).toEqual([
      'api.ts is shared by no two packages: remove its line',
    ]);
  });
});
