import { describe, expect, it } from 'vitest';
import { builtHtml, builtPages } from './built-pages.ts';

const pages = ['index', 'cart', '404', ...builtPages('collections'), ...builtPages('products')];

function styleSheetsOf(page: string): string[] {
  const links = builtHtml(page).match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => link.includes('rel="stylesheet"'))
    .map((link) => (/ href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'));
}

/** A file of the build, or the colours that the address itself holds. */
const needsNobody =
  /^(?:\/_next\/static\/css\/[\w-]+\.css|\/theme\.css\?background=[\da-f]+&colour=[\da-f]+)$/i;

describe('the style sheets of the first paint', () => {
  it('[error.9] are files of the build or made of their address, so that none waits for the CMS', () => {
    const sheets = pages.flatMap((page) => styleSheetsOf(page).map((href) => ({ page, href })));
    expect(sheets.length).toBeGreaterThan(pages.length);
    expect(sheets.filter(({ href }) => !needsNobody.test(href))).toEqual([]);
  });
});
