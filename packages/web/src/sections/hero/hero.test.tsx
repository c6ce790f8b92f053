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
    const html = renderToString(<Hero section={section} isFirst isLargest />);
    expect(html).toMatch(/<h1[^>]*>The hour after six/);
    expect(html).toMatch(/fetchpriority="high"/i);
  });

  it('is a section among others further down', () => {
    const html = renderToString(<Hero section={section} isFirst={false} isLargest={false} />);
    expect(html).toMatch(/<h2[^>]*>The hour after six/);
    expect(html).not.toMatch(/<h1|fetchpriority="high"/i);
  });

  it('has the picture alone in the HTML, and the film when the page is quiet', () => {
    const film = 'https://cdn.shopify.com/folds.mp4';
    expect(renderToString(<Hero section={{ ...section, film }} isFirst isLargest />)).not.toMatch(
      /<video|folds\.mp4/,
    );
  });

  it('keeps the focus of each crop', () => {
    const image = { ...section.image, focus: { x: 0.67, y: 0.4 } };
    const mobileImage = { ...section.image, focus: { x: 0.2, y: 0.9 } };
    const html = renderToString(<Hero section={{ ...section, image, mobileImage }} isFirst isLargest />);
    expect(html).toContain('class="focal fx7 fy4 nx2 ny9"');
    const centred = renderToString(
      <Hero section={{ ...section, image, mobileImage: section.image }} isFirst isLargest />,
    );
    expect(centred).toContain('class="focal fx7 fy4 nx5 ny5"');
  });

  it('keeps the lines of the editor', () => {
    const html = renderToString(
      <Hero section={{ ...section, heading: 'Two floors\nand a radio' }} isFirst isLargest />,
    );
    expect(html).toMatch(/<h1[^>]*class="d1 \S*lined/);
  });
});
