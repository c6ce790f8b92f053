import { describe, expect, it } from 'vitest';
import { type SitemapEntry, sitemapPartXml, sitemapXml } from './sitemap.ts';

const site = {
  siteUrl: 'https://shop.example',
  partPath: (part: number) => `/part/${part}`,
  mostAddresses: 2,
};

function entry(path: string, lastModified: string | null = null, images: string[] = []): SitemapEntry {
  return { path, lastModified, images };
}

describe('the sitemap', () => {
  it('lists every address, its last change and its pictures', () => {
    const xml = sitemapXml(
      [
        entry('/'),
        entry('/products/iris', '2026-11-02T00:00:00Z', ['https://cdn.example/a.jpg?v=1&width=2']),
      ],
      site,
    );
    expect(xml).toContain('<url><loc>https://shop.example/</loc></url>');
    expect(xml).toContain(
      '<url><loc>https://shop.example/products/iris</loc><lastmod>2026-11-02T00:00:00Z</lastmod>' +
        '<image:image><image:loc>https://cdn.example/a.jpg?v=1&amp;width=2</image:loc></image:image></url>',
    );
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  });

  it('lists its parts where it is too long for one file', () => {
    const entries = [entry('/a', '2026-11-01'), entry('/b', '2026-11-03'), entry('/c')];
    const xml = sitemapXml(entries, site);
    expect(xml).toContain('<sitemapindex');
    expect(xml).toContain(
      '<sitemap><loc>https://shop.example/part/1</loc><lastmod>2026-11-03</lastmod></sitemap>',
    );
    expect(xml).toContain('<sitemap><loc>https://shop.example/part/2</loc></sitemap>');
    expect(xml).not.toContain('/part/3');
    const [first, second] = [1, 2].map((part) => sitemapPartXml(entries, part, site));
    expect(first).toContain('<loc>https://shop.example/b</loc>');
    expect(first).not.toContain('<loc>https://shop.example/c</loc>');
    expect(second).toContain('<loc>https://shop.example/c</loc>');
  });

  it.each([0, -1, 2, Number.NaN])('has no part %d', (part) => {
    expect(sitemapPartXml([entry('/a')], part, site)).toBeNull();
  });

  it('has at most fifty thousand addresses a file', () => {
    const many = Array.from({ length: 50_001 }, (_, at) => entry(`/${at}`));
    const { mostAddresses: _, ...usual } = site;
    expect(sitemapXml(many.slice(1), usual)).toContain('<urlset');
    expect(sitemapXml(many, usual)).toContain('/part/2');
    expect(sitemapPartXml(many, 2, usual)).toContain('<loc>https://shop.example/50000</loc>');
  });

  it('escapes the special characters of XML', () => {
    expect(sitemapXml([entry('/a&b<c>')], site)).toContain(
      '<loc>https://shop.example/a&amp;b&lt;c&gt;</loc>',
    );
  });
});
