import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf } from './page-outline.ts';
import type { RichBlock } from './rich-text.ts';

const block = (kind: RichBlock['kind'], text: string): RichBlock => ({ kind, spans: [{ text }] });

describe('the outline of a page [screen.route-table.22]', () => {
  it('hangs every text below its heading', () => {
    const { intro, parts } = outlineOf([
      block('p', 'First'),
      block('h2', 'The wrong size'),
      block('p', 'Tell us'),
      block('h3', 'Or not'),
      block('h2', 'A fault'),
    ]);
    expect(intro).toEqual([block('p', 'First')]);
    expect(parts).toEqual([
      {
        id: 'the-wrong-size',
        heading: [{ text: 'The wrong size' }],
        text: [block('p', 'Tell us'), block('h3', 'Or not')],
      },
      { id: 'a-fault', heading: [{ text: 'A fault' }], text: [] },
    ]);
  });

  it.each([
    ['a fault', 'A fault?!'],
    ['the letters of other scripts', 'החזרות'],
    ['marks above letters', 'Ate\u0301lie\u0301'],
  ])('names parts by %s', (_, heading) => {
    expect(outlineOf([block('h2', heading)]).parts[0]?.id).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
  });

  it('has a name for a heading of signs alone', () => {
    expect(outlineOf([block('h2', '— ? —')]).parts[0]?.id).toBe('part');
  });

  it('loses no block, and no two parts have one name', () => {
    const kinds = fc.constantFrom<RichBlock['kind']>('p', 'h2', 'h3', 'bullet');
    const texts = fc.array(fc.tuple(kinds, fc.constantFrom('a', 'a-2', '', '?', 'A')));
    fc.assert(
      fc.property(texts, (blocks) => {
        const text = blocks.map(([kind, words]) => block(kind, words));
        const { intro, parts } = outlineOf(text);
        const all = [
          ...intro,
          ...parts.flatMap(({ heading, text: own }) => [{ kind: 'h2', spans: heading }, ...own]),
        ];
        expect(all).toEqual(text);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      }),
    );
  });
});
