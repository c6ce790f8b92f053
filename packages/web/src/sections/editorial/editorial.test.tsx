import type { EditorialSection } from '@storefront/core/providers/content/sections/editorial';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Editorial } from './editorial.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const image = { src: 'http://cms.test/a.webp', width: 800, height: 1000, alt: 'Folds of silk', focus: null };
const section: EditorialSection = {
  key: 'e1',
  kind: 'editorial',
  heading: 'Cut on the cross',
  text: 'Two panels.',
  link: null,
  image,
  inset: { image, caption: [{ kind: 'p', spans: [{ text: 'The robe', href: '/products/robe' }] }] },
};

describe('the editorial', () => {
  it('shows the link in the caption of its small picture', () => {
    const html = renderToString(<Editorial section={section} isLargest={false} />);
    expect(html).toMatch(/<figcaption[^>]*>.*href="\/products\/robe".*<\/figcaption>/s);
  });

  it('leads with its text where it has no heading', () => {
    const html = renderToString(<Editorial section={{ ...section, heading: null }} isLargest={false} />);
    expect(html).not.toContain('<h2');
    expect(html).toMatch(/<p class="lede"[^>]*>Two panels\.<\/p>/);
  });

  it('shows one picture without a small one', () => {
    const html = renderToString(<Editorial section={{ ...section, inset: null }} isLargest={false} />);
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
