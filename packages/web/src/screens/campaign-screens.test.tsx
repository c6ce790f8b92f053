import { noTexts } from '@storefront/core/content/site-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { CampaignTeaser } from '../data/campaign-pages.ts';
import { CampaignScreen } from './campaign-screen.tsx';
import { CampaignsScreen } from './campaigns-screen.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
const head = vi.hoisted(() => ({ preloads: 0 }));
vi.mock('next/head', () => ({
  default: () => {
    head.preloads += 1;
    return null;
  },
}));
vi.mock('./late-carousels.tsx', () => ({
  recommendedRails: (texts: object | null) => (rail: { heading: string; profile: string }) =>
    texts && `${rail.heading} by ${rail.profile}`,
}));

const rail = { key: 'r', kind: 'productRail' as const, heading: 'For you', link: null, handles: [] };
const cover = { src: 'https://cdn.example/a.webp', width: 1600, height: 900, alt: '', focus: null };
const teaser = (slug: string): CampaignTeaser => ({
  ...{ href: `/campaigns/${slug}`, title: slug, note: '', words: null, cover, piece: null },
});

describe('a campaign', () => {
  it('names its language, and has the rails of what is recommended', () => {
    const html = renderToStaticMarkup(
      <CampaignScreen
        kind="campaign"
        title="Nocturne"
        language="fr-FR"
        isHeaded={false}
        sections={[{ ...rail, profile: 'home-page' }]}
        cards={{}}
        cardTexts={noTexts}
      />,
    );
    expect(html).toContain('For you by home-page');
    expect(html).toMatch(/^<article lang="fr-FR">/);
  });
});

describe('a page of the list of campaigns that begins with no hero', () => {
  it('preloads the picture of its first row alone', () => {
    const campaigns = [teaser('lace'), teaser('silk')];
    const html = renderToStaticMarkup(
      <CampaignsScreen kind="campaigns" lead={null} campaigns={campaigns} page={2} pages={2} />,
    );
    expect(head.preloads).toBe(1);
    expect(html.match(/<img[^>]*>/g)?.map((tag) => /fetchpriority="high"/i.test(tag))).toEqual([true, false]);
  });
});
