import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

const OF_THE_PAGE = /(?::root|\bhtml|\bbody|:global\(\.site\))[^\s{},>+~]*:has\(\s*(?!>)/;

/** Rules that look for something anywhere in the page: each element that comes or goes has the page looked through. */
function wideLooks({ path, text }: SourceFile): string[] {
  const sheet = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...sheet.matchAll(/([^{};]*)\{/g)]
    .map(([, rule = '']) => rule.trim())
    .filter((rule) => OF_THE_PAGE.test(rule))
    .map((rule) => `${path}: ${rule}`);
}

describe('rules for a page that has something', () => {
  it('name each step to it', () => {
    const sheets = sourceFiles().filter(({ path }) => /^packages\/web\/.*\.css$/.test(path));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap(wideLooks)).toEqual([]);
  });

  it.each([
    [':root:has(.a) { color: red }', ['a.css: :root:has(.a)']],
    ['@media print { html[lang]:has(.a) .b { color: red } }', ['a.css: html[lang]:has(.a) .b']],
    [':root:has(> body > .a) { color: red }', []],
    ['html .b:has(.a) { color: red }', []],
    ['/* :root:has(.a) { */ .b { color: red }', []],
  ])('%s', (text, found) => {
    expect(wideLooks({ path: 'a.css', text })).toEqual(found);
  });
});
