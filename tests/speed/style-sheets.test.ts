import { describe, expect, it } from 'vitest';
import { allBuiltPages, builtHtml, builtPages, builtStyleSheets } from './built-pages.ts';

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

  it('are all that what the server drew needs: nothing is painted bare and set later', () => {
    const known = new Map([...builtStyleSheets()].map(([name, text]) => [name, classesIn(text)]));
    const all = new Set([...known.values()].flatMap((classes) => [...classes]));
    expect(all.size).toBeGreaterThan(100);
    const bare = allBuiltPages().flatMap((page) => {
      const linked = styleSheetsOf(page).map((href) => known.get(href.split('/').at(-1) ?? ''));
      const styled = new Set(linked.flatMap((classes) => [...(classes ?? [])]));
      const used = new Set(
        [...builtHtml(page).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      const missing = [...used].filter((name) => all.has(name) && !styled.has(name));
      return missing.length === 0 ? [] : [`${page}: ${missing.join(' ')}`];
    });
    expect(bare).toEqual([]);
  });
});

const classesIn = (styles: string) =>
  new Set([...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
