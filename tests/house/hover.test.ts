import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

const HOVER_MEDIA = /^@media\b.*\(hover:\s*hover\)/;

/** Rules for hovering that a touch screen would apply after a tap, and keep until the next one. */
function stickyHovers({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const sheet = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, before = '', end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    const rule = before.trim();
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const isSticky = rule.includes(':hover') && !open.some((outer) => HOVER_MEDIA.test(outer));
    if (isSticky) found.push(`${path}: ${rule}`);
    open.push(rule);
  }
  return found;
}

describe('styles for hovering', () => {
  it('stand in @media (hover: hover), so that none sticks after a tap', () => {
    const sheets = sourceFiles().filter(({ path }) => /^packages\/web\/.*\.css$/.test(path));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap(stickyHovers)).toEqual([]);
  });

  it.each([
    ['.a:hover { color: red }', ['a.css: .a:hover']],
    ['@media (hover: hover) { .a { color: red } .b:hover { color: red } }', []],
    ['@media (hover: hover) { .a { color: red } } .b:hover { color: red }', ['a.css: .b:hover']],
    ['@media (min-width: 768px) { .a:hover { color: red } }', ['a.css: .a:hover']],
    ['@media (min-width: 768px) { @media (hover: hover) { .a:hover { color: red } } }', []],
    ['/* .a:hover { */ .b { color: red }', []],
  ])('%s', (text, found) => {
    expect(stickyHovers({ path: 'a.css', text })).toEqual(found);
  });
});
