import { describe, expect, it } from 'vitest';
import { builtHtml, builtPages } from './built-pages.ts';

const pages = ['index', 'cart', '404', ...builtPages('collections'), ...builtPages('products')];

/** Executable scripts, not blocks of data. */
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[^<]{0,80}/;
const inlineStyle = /<style\b|<[a-z][^>]*\sstyle="[^"]*"/;
const handler = /<[a-z][^>]*\son[a-z]+="/;

describe('what the security policy forbids', () => {
  it.each([
    ['script', inlineScript],
    ['style', inlineStyle],
    ['event handler', handler],
  ])('no built page has an inline %s', (_, forbidden) => {
    const found = pages.flatMap((page) => {
      const match = forbidden.exec(builtHtml(page));
      return match ? [`${page}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('every page has its content in place: nothing is hidden at its end until a script moves it', () => {
    expect(pages.filter((page) => builtHtml(page).includes('<template id="B:'))).toEqual([]);
  });
});
