import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  lackingBrowsers,
  listPath,
  oldestVersions,
  optional,
  supported,
  writeBrowserApis,
} from './browser-apis.ts';
import { featuresInUse, statementOf } from './browser-apis-in-use.ts';
import { root, sourceFiles } from './source-files.ts';

const inUse = featuresInUse(sourceFiles());

describe('features of browsers', () => {
  it('are in all supported browsers, or tests/house/browser-apis.ts says what happens without them', () => {
    const unlisted = [...inUse]
      .filter(([key]) => optional[key] === undefined && lackingBrowsers(key).length > 0)
      .map(([key, path]) => `${key} (${path}) is not in ${lackingBrowsers(key).join(', ')}`);
    expect(unlisted).toEqual([]);
  });

  it('stand in `optional` only while they are used and lacking', () => {
    const idle = Object.keys(optional).filter((key) => !inUse.has(key) || lackingBrowsers(key).length === 0);
    expect(idle).toEqual([]);
  });

  it(`are listed in ${listPath} as \`node scripts/checks/write-browser-apis.ts\` writes it`, () => {
    expect(readFileSync(join(root, listPath), 'utf8')).toBe(writeBrowserApis(sourceFiles()));
  });

  it('are found in scripts, elements and style sheets', () => {
    const found = featuresInUse([
      {
        path: 'packages/web/src/ui/example.ts',
        text: 'scheduler.postTask(work); document.startViewTransition(work); dialog.showModal(); new EyeDropper();',
      },
      {
        path: 'packages/web/src/ui/example.tsx',
        text: 'const page = <><link rel="prefetch" href="/" /><p popover="auto" /><input type="search" /></>;',
      },
      {
        path: 'packages/web/src/ui/example.module.css',
        text: '.a:has(b) { text-wrap: pretty; field-sizing: content; } @starting-style { .a { top: 0 } }',
      },
    ]);
    for (const key of [
      'api.Scheduler.postTask',
      'api.Document.startViewTransition',
      'api.HTMLDialogElement.showModal',
      'api.EyeDropper',
      'css.selectors.has',
      'css.properties.text-wrap.pretty',
      'css.properties.field-sizing.content',
      'css.at-rules.starting-style',
      'html.elements.link.rel.prefetch',
      'html.global_attributes.popover',
      'html.elements.input.type_search',
    ])
      expect([...found.keys()], key).toContain(key);
    expect(lackingBrowsers('api.EyeDropper')).toContain('safari');
    expect(lackingBrowsers('css.selectors.has')).toEqual([]);
  });

  it('ignore what the files of other places use, and names of our own', () => {
    const text = 'const scheduler = makeQueue(); scheduler.run();';
    expect([...featuresInUse([{ path: 'packages/web/src/ui/example.ts', text }]).keys()]).toEqual([]);
    expect(featuresInUse([{ path: 'packages/functions/src/a.ts', text: 'new EyeDropper()' }]).size).toBe(0);
  });
});

describe('supported browsers', () => {
  it('are versions that exist, and README names the same', () => {
    expect(Object.fromEntries(oldestVersions())).toEqual({
      chrome: 120,
      edge: 120,
      firefox: 121,
      safari: 17.4,
      safari_ios: 17.4,
    });
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(supported).toContain('safari >= 17.4');
    expect(readme).toContain('Chrome and Edge from 120, Firefox from 121, Safari from 17.4');
  });

  it('have data for every feature in use', () => {
    for (const key of inUse.keys()) expect(statementOf(key), key).not.toBeNull();
  });
});
