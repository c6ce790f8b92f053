import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('questions and answers', () => {
  it('are those that have both', async () => {
    expect(await mapExample('faq')).toMatchObject({
      heading: 'Asked often',
      questions: [
        {
          key: 'moths',
          question: 'Do you mend what moths have eaten?',
          answer: [{ kind: 'p', spans: [{ text: 'Yes, and we talk about cedar.' }] }],
        },
      ],
    });
  });

  it('are left out where none has an answer', async () => {
    expect(await mapExample('faq', { questions: [{ _key: 'a', question: 'Why?' }] })).toBeNull();
  });
});

describe('the marquee', () => {
  it('has each phrase once, without empty ones', async () => {
    expect(await mapExample('marquee')).toMatchObject({ phrases: ['Small runs', 'Cut on the cross'] });
    expect(await mapExample('marquee', { phrases: [] })).toBeNull();
  });
});

describe('the block of ways to write and call', () => {
  it('maps its example; the addresses are not its own', async () => {
    expect(await mapExample('contact')).toEqual({
      key: 'k1',
      kind: 'contact',
      heading: 'Four ways in',
      help: { phone: null, email: null },
      emailNote: 'At any hour.',
      phoneNote: null,
      chat: { key: 'chat:', title: 'Start a conversation', href: 'chat:' },
      chatNote: null,
      first: [{ key: 'evening', title: 'Evening', href: '/collections/evening' }],
    });
  });
});

describe('the archive’s grid', () => {
  it.each([
    [1000.5, 40],
    [-3, 1],
    [2.9, 2],
    [null, 8],
  ])('shows for %j at most %i', async (most, shown) => {
    expect(await mapExample('archiveGrid', { most })).toMatchObject({
      of: 'story',
      most: shown,
      entries: [],
    });
  });

  it('shows campaigns unless it says otherwise', async () => {
    expect(await mapExample('archiveGrid', { of: null })).toMatchObject({ of: 'campaign' });
  });

  it('[screen.route-table.21] lists past collections in the order of the editors, each once, with their seasons', async () => {
    const evening = { collection: { _ref: 'collection-evening' }, season: 'Autumn 2025' };
    const silk = { collection: { _ref: 'collection-silk' } };
    const collections = [silk, evening, { collection: { _ref: 'collection-gone' } }, evening];
    expect(await mapExample('archiveGrid', { of: 'collection', collections })).toMatchObject({
      of: 'collection',
      collections: [
        { handle: 'silk', season: null },
        { handle: 'evening', season: 'Autumn 2025' },
      ],
    });
    expect(await mapExample('archiveGrid', { of: 'collection' })).toBeNull();
    expect(await mapExample('archiveGrid', { of: 'story', collections })).not.toHaveProperty('collections');
  });
});

describe('figures', () => {
  it('need their words', async () => {
    expect(await mapExample('figures')).toMatchObject({ figures: [{ key: 'people', figure: '19' }] });
    expect(await mapExample('figures', { figures: [{ _key: 'bare', figure: '2' }] })).toBeNull();
  });
});

describe('the size guide', () => {
  it('has a note of its own and the tables of the settings', async () => {
    expect(await mapExample('sizeGuide')).toMatchObject({ guides: null });
    expect(await mapExample('sizeGuide', { note: null })).toMatchObject({ note: null });
  });
});
