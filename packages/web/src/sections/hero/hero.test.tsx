import type { HeroSection } from '@storefront/core/providers/content/sections/hero';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Hero } from './hero.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const section: HeroSection = {
  key: 'h1',
  kind: 'hero',
  heading: 'The hour after six',
  text: null,
  link: null,
  image: { src: 'http://cms.test/a.webp', width: 1600, height: 900, alt: 'A slip', focus: null },
  mobileImage: null,
  tone: 'dark',
};

describe('the hero', () => {
  it('holds the page’s heading and its largest picture where it comes first', () => {
    const html = renderToString(<Hero section={section} isFirst />);
    expect(html).toMatch(/<h1[^>]*>The hour after six/);
    expect(html).toMatch(/fetchpriority="high"/i);
  });

  it('is a section among others further down', () => {
    const html = renderToString(<Hero section={section} isFirst={false} />);
    expect(html).toMatch(/<h2[^>]*>The hour after six/);
    expect(html).not.toMatch(/<h1|fetchpriority="high"/i);
  });
});
