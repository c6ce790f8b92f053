import { describe, expect, it } from 'vitest';
import { builtHtml, builtPages } from './built-pages.ts';

const pages = ['index', 'cart', '404', ...builtPages('collections'), ...builtPages('products')];

/** Scripts that run; blocks of data are none. */
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[^<]{0,80}/;
const inlineStyle = /<style\b|<[a-z][^>]*\sstyle="[^"]*"/;
const handler = /<[a-z][^>]*\son[a-z]+="/;

describe('the security policy forbids what stands in a page', () => {
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

  it('every page is written in its order: nothing waits hidden at its end for a script', () => {
    expect(pages.filter((page) => builtHtml(page).includes('<template id="B:'))).toEqual([]);
  });
});
