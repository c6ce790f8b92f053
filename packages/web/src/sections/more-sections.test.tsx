import type { SectionsByKind } from '@storefront/core/providers/content/sections/section-registry';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { MoreSection } from './more-sections.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

type Section = Parameters<typeof MoreSection>[0]['section'];
const draw = (section: Section) =>
  renderToStaticMarkup(
    <MoreSection section={section} isFirst={false} isLargest={false} cards={{}} cardType="page" />,
  );

const image = { src: 'https://cdn.example/rail.webp', width: 1600, height: 900, alt: 'Slips', focus: null };
const contact: SectionsByKind['contact'] = {
  ...{ key: 'c', kind: 'contact', heading: 'Ways in', emailNote: 'At any hour.', phoneNote: 'Nine to six.' },
  help: { email: { href: 'mailto:care@shop.example', text: 'care@shop.example' }, phone: null },
  ...{ chat: null, chatNote: 'Two of us are here.', first: [] },
};

describe('sections of a page', () => {
  it('name only ways of contact that the settings have', () => {
    const html = draw(contact);
    expect(html).toContain('href="mailto:care@shop.example"');
    expect(html).not.toContain('Nine to six.');
    expect(html).not.toContain('Two of us are here.');
  });

  it('open answers without a script', () => {
    const answer = [{ kind: 'p' as const, spans: [{ text: 'Yes.' }] }];
    const html = draw({
      key: 'f',
      kind: 'faq',
      heading: null,
      questions: [{ key: 'a', question: 'Moths?', answer }],
    });
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Moths\?.*<\/summary>.*Yes\..*<\/details>/s);
  });

  it('repeat passing words for eyes alone, and can be paused', () => {
    const html = draw({ key: 'm', kind: 'marquee', phrases: ['Small runs'] });
    expect(html).toMatch(/<ul[^>]*aria-hidden="true"/);
    expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*aria-label="Pause the words"/);
  });

  it('load nothing of a film before the click', () => {
    const video = { place: 'host' as const, src: 'https://vimeo.com/76979871' };
    const html = draw({ key: 'v', kind: 'video', title: 'Three days', caption: null, video, image });
    expect(html).not.toMatch(/vimeo|iframe|<video/);
    expect(html).toMatch(/<button[^>]*>.*Play the film.*Three days.*<\/button>/s);
  });

  it('say so when the size tables cannot be read', () => {
    expect(draw({ key: 's', kind: 'sizeGuide', note: null, guides: null })).toMatch(/role="status"/);
  });

  it('keep links and emphasis in captions and headings', () => {
    const caption = [{ text: 'The ' }, { text: 'slip', em: true as const, href: '/products/slip' }];
    const link =
      /<figcaption[^>]*>.*The <a[^>]*href="\/products\/slip"[^>]*><em>slip<\/em><\/a>.*<\/figcaption>/s;
    const passage = draw({
      ...{ key: 'p', kind: 'passage', look: 'text', hasDropCapital: false },
      heading: [{ text: 'Three days', em: true }],
      text: [{ kind: 'p', spans: [{ text: 'It hangs.' }] }],
      figure: { image, caption, side: 'left' },
    });
    expect(passage).toMatch(link);
    expect(passage).toMatch(/<h2[^>]*><em>Three days<\/em><\/h2>/);
    const images = [{ key: 'a', image, title: null, text: caption, link: null }];
    expect(draw({ key: 'g', kind: 'imageGrid', heading: null, images })).toMatch(link);
  });

  it('are a wall where three pictures have no words: each is its link', () => {
    const link = { key: 'l', title: 'Pearls', href: '/collections/pearls' };
    const images = ['a', 'b', 'c'].map((key) => ({ key, image, title: null, text: null, link }));
    const grid = { key: 'g', kind: 'imageGrid', heading: null } as const;
    const wall = draw({ ...grid, images });
    expect(wall).not.toContain('<figcaption');
    expect(wall.match(/<a[^>]*href="\/collections\/pearls"[^>]*>.*?<\/a>/gs)).toHaveLength(3);
    expect(wall).toMatch(/<img[^>]*alt=""[^>]*\/>.*Pearls/s);
    const worded = images.map((one) => ({ ...one, title: 'Strings' }));
    expect(draw({ ...grid, images: worded }).match(/<figcaption/g)).toHaveLength(3);
    expect(draw({ ...grid, images: images.slice(1) }).match(/<figcaption/g)).toHaveLength(2);
  });

  it('show a document without a picture by its title', () => {
    const entry = { key: 'lace', href: '/stories/lace', title: 'Lace', note: null, image: null };
    const html = draw({
      key: 'a',
      kind: 'archiveGrid',
      heading: null,
      of: 'story',
      most: 2,
      entries: [entry],
    });
    expect(html).toMatch(/<a[^>]*href="\/stories\/lace"[^>]*>.*Lace.*<\/a>/s);
    expect(html).not.toContain('<img');
  });

  it('[screen.route-table.21] list past collections with season and count, which is left out where it is unknown', () => {
    const entry = { key: 'salt', href: '/collections/salt', title: 'Salt', note: 'Resort 2025', image: null };
    const html = draw({
      ...{ key: 'a', kind: 'archiveGrid', heading: null, of: 'collection', most: 8 },
      entries: [
        { ...entry, pieces: 18 },
        { ...entry, href: '/collections/velvet', title: 'Velvet', pieces: null },
      ],
    });
    const links = [...html.matchAll(/<a[^>]*href="([^"]*)".*?<\/a>/gs)].map(([link, href]) => [
      href,
      link.replaceAll(/<[^>]*>/g, '').trim(),
    ]);
    expect(links).toEqual([
      ['/collections/salt', 'Resort 2025 Salt 18 pieces'],
      ['/collections/velvet', 'Resort 2025 Velvet'],
    ]);
  });
});
