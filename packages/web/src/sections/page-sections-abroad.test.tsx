import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PageSections } from './page-sections.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
const visitor = vi.hoisted(() => ({ country: 'US' }));
vi.mock('../hooks/use-settled-atom.ts', () => ({ useSettledAtom: () => visitor.country }));

const image = { src: 'https://cdn.example/hero.webp', width: 1600, height: 900, alt: '', focus: null };
const hero = (key: string, countries?: string[]): PageSection => ({
  ...{ key, kind: 'hero', heading: key, text: null, link: null, mobileImage: null, tone: 'dark' },
  image: { ...image, src: `https://cdn.example/${key}.webp` },
  ...(countries && { countries }),
});
const quote: PageSection = { key: 'q', kind: 'quote', quote: 'It hangs.', source: null };

/** The headings of levels 1 and 2, and the pictures that are loaded first, as a visitor from there has them. */
async function outlineIn(country: string, sections: PageSection[], above?: 'heading' | 'more') {
  visitor.country = country;
  const page = (
    <PageSections sections={sections} cards={{}} cardType="home" heading="Evening" above={above} />
  );
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  const html = await new Response(stream).text();
  const headings = [...html.matchAll(/<(h[12])[^>]*>([^<]*)</g)].map(([, tag, text]) => `${tag} ${text}`);
  const first = [...html.matchAll(/<img[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /fetchpriority="high"/i.test(tag))
    .map((tag) => /cdn\.example\/(\w+)\.webp/.exec(tag)?.[1]);
  return { headings, first };
}

describe('the outline of a page whose first section is not for every country', () => {
  it('has the heading of the first section that the US sees, also below one of the visitor’s country', async () => {
    const sections = [hero('British', ['GB']), hero('Evening'), hero('Silk')];
    expect(await outlineIn('US', sections)).toEqual({
      headings: ['h1 Evening', 'h2 Silk'],
      first: ['Evening'],
    });
    expect(await outlineIn('GB', sections)).toEqual({
      headings: ['h2 British', 'h1 Evening', 'h2 Silk'],
      first: ['Evening'],
    });
  });

  it('has a hidden heading where the visitor does not see the section that holds it', async () => {
    const sections = [hero('American', ['US']), hero('Silk')];
    expect((await outlineIn('US', sections)).headings).toEqual(['h1 American', 'h2 Silk']);
    expect((await outlineIn('GB', sections)).headings).toEqual(['h1 Evening', 'h2 Silk']);
  });

  it('has a hidden heading where the page does not begin with a hero in the US', async () => {
    const sections = [hero('British', ['GB']), quote];
    expect((await outlineIn('US', sections)).headings).toEqual(['h1 Evening']);
    expect((await outlineIn('GB', sections)).headings).toEqual(['h1 Evening', 'h2 British']);
    expect((await outlineIn('US', [])).headings).toEqual(['h1 Evening']);
  });

  it('has no heading of its own below one of the page', async () => {
    expect((await outlineIn('US', [hero('Silk')], 'heading')).headings).toEqual(['h2 Silk']);
    expect(await outlineIn('US', [hero('Silk')], 'more')).toEqual({ headings: ['h2 Silk'], first: [] });
  });
});
