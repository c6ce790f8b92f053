import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the editorial section', () => {
  it('maps its example, with the link in the caption', async () => {
    expect(await mapExample('editorial')).toMatchObject({
      kind: 'editorial',
      heading: 'Cut on the cross',
      text: 'A bias slip is two panels and almost no decisions.',
      link: { title: 'Read more', href: 'https://elsewhere.example/slips' },
      image: { alt: 'Folds of silk', width: 800, height: 1000 },
      inset: {
        image: { alt: 'A neckline', width: 600, height: 800 },
        caption: [{ spans: [{ text: 'The ' }, { text: 'robe', href: '/products/robe' }] }],
      },
    });
  });

  it.each([{ image: null }, { heading: null, text: ' ' }])(
    'is left out without its picture or any words: %j',
    async (changes) => {
      expect(await mapExample('editorial', changes)).toBeNull();
    },
  );

  it('needs no heading where it has a text', async () => {
    expect(await mapExample('editorial', { heading: null })).toMatchObject({
      heading: null,
      text: 'A bias slip is two panels and almost no decisions.',
    });
  });

  it('needs neither text, nor link, nor the small picture', async () => {
    const bare = { text: null, link: null, inset: { caption: null } };
    expect(await mapExample('editorial', bare)).toMatchObject({ text: '', link: null, inset: null });
  });
});
