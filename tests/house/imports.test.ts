import { describe, expect, it } from 'vitest';
import { findImportBreaches, findServerCodeInBrowser } from './import-breaches.ts';
import { sourceFiles } from './source-files.ts';

describe('imports', () => {
  it('every import is allowed', () => {
    expect(findImportBreaches(sourceFiles())).toEqual([]);
  });

  it('browsers load no code that reads secrets', () => {
    expect(findServerCodeInBrowser(sourceFiles())).toEqual([]);
  });

  it.each([
    ['a noun that imports a later one', 'packages/core/src/cart/a.ts', '../order/order.ts'],
    ['a feature that imports another', 'packages/web/src/features/cart/a.tsx', '../product/card.tsx'],
    ['ui that imports a noun', 'packages/web/src/ui/a.tsx', '@storefront/core/cart/cart'],
    ['a screen that fetches its own data', 'packages/web/src/screens/a.tsx', '../data/home.ts'],
    [
      'a feature that talks to a provider',
      'packages/web/src/features/cart/a.ts',
      '@storefront/core/providers/http',
    ],
    ['the shop that imports its sandbox', 'packages/functions/src/a.ts', '../../sandbox/src/world/world.ts'],
    ['the sandbox that runs a rule of the shop', 'packages/sandbox/src/a.ts', '@storefront/core/cart/cart'],
    ['infrastructure that imports a function', 'infra/a.ts', '../packages/functions/src/a.ts'],
    ['React in core', 'packages/core/src/cart/a.ts', 'react'],
    ['the cloud in a noun', 'packages/core/src/cart/a.ts', '@aws-sdk/client-dynamodb'],
    ['the schema library in the browser', 'packages/web/src/features/cart/a.ts', 'zod'],
    ['a folder that is in no room', 'packages/web/src/widgets/a.ts', 'react'],
  ])('finds %s', (_, path, specifier) => {
    const breaches = findImportBreaches([{ path, text: `import { thing } from '${specifier}';` }]);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(path);
  });

  it.each([
    ['a static import', "import { a } from '../order/a.ts';"],
    ['an import over several lines', "import {\n  a,\n  b,\n} from '../order/a.ts';"],
    ['an import for its effect', "import '../order/a.ts';"],
    ['a dynamic import', "const a = await import('../order/a.ts');"],
    ['a type', "import type { A } from '../order/a.ts';"],
    ['a re-export', "export { a } from '../order/a.ts';"],
  ])('reads %s', (_, text) => {
    expect(findImportBreaches([{ path: 'packages/core/src/cart/a.ts', text }])).toHaveLength(1);
  });

  it.each([
    ['a noun that imports an earlier one', 'packages/core/src/cart/a.ts', '../product/product.ts'],
    ['a feature with its noun', 'packages/web/src/features/cart/a.tsx', '@storefront/core/cart/cart'],
    [
      'a browser provider in a feature',
      'packages/web/src/features/cart/a.ts',
      '@storefront/core/providers/commerce/browser',
    ],
    ['the routes in the sandbox', 'packages/sandbox/src/edge/a.ts', '@storefront/core/routes'],
  ])('accepts %s', (_, path, specifier) => {
    expect(findImportBreaches([{ path, text: `import { thing } from '${specifier}';` }])).toEqual([]);
  });

  it('finds a chain from browser code to the configuration, and accepts its types', () => {
    const chain = (type: string) => [
      { path: 'packages/web/src/features/cart/a.ts', text: "import { b } from '@storefront/core/cart/b';" },
      { path: 'packages/core/src/cart/b.ts', text: `import ${type} { Config } from '../config.ts';` },
    ];
    expect(findServerCodeInBrowser(chain(''))).toEqual([
      'packages/web/src/features/cart/a.ts → packages/core/src/cart/b.ts → packages/core/src/config.ts',
    ]);
    expect(findServerCodeInBrowser(chain('type'))).toEqual([]);
  });
});
