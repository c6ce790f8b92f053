import { expect, it } from 'vitest';
import { warmSitemap } from './warm-sitemap.ts';

function warm(pages: Record<string, string>) {
  const requested: string[] = [];
  const http = {
    send: async ({ url }: { url: string }) => {
      requested.push(url);
      const text = pages[url];
      return { status: text === undefined ? 404 : 200, headers: new Headers(), text: text ?? '' };
    },
  };
  return { requested, done: warmSitemap({ siteUrl: 'https://shop.example', http }) };
}

it('requests each part of the shop’s own that the sitemap lists', async () => {
  const index =
    '<sitemapindex><loc>https://shop.example/api/sitemap/0</loc><loc>https://evil.example/x</loc></sitemapindex>';
  const { done, requested } = warm({
    'https://shop.example/sitemap.xml': index,
    'https://shop.example/api/sitemap/0': '<urlset></urlset>',
  });
  expect(await done).toEqual({ parts: 1 });
  expect(requested).toEqual(['https://shop.example/sitemap.xml', 'https://shop.example/api/sitemap/0']);
});

it('fails where a part is missing, so that the alarm of the schedule is raised', async () => {
  const { done } = warm({});
  await expect(done).rejects.toMatchObject({ code: 'sitemap-failed', kind: 'outside' });
});
