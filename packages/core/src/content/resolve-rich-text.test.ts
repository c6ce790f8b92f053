import { describe, expect, it } from 'vitest';
import { resolveRichText } from './resolve-rich-text.ts';

const span = (text: string, ...marks: string[]) => ({ text, marks });
const block = (style: string, ...children: { text: string; marks: string[] }[]) => ({
  _type: 'block',
  style,
  children,
});

describe('resolveRichText', () => {
  it('[entity.cms-product.2] turns internal links into hrefs by type and slug', () => {
    const blocks = [
      {
        ...block('normal', span('The '), span('Aurelia slip', 'em', 'm1'), span(' hangs.')),
        markDefs: [{ _key: 'm1', reference: { _type: 'product', store: { slug: { current: 'aurelia' } } } }],
      },
    ];
    expect(resolveRichText(blocks)).toEqual([
      {
        kind: 'p',
        spans: [
          { text: 'The ' },
          { text: 'Aurelia slip', em: true, href: '/products/aurelia' },
          { text: ' hangs.' },
        ],
      },
    ]);
  });

  it('[screen.link-rules.4] resolves special addresses, and shows the text of a dead link without the link', () => {
    const blocks = [
      {
        ...block('normal', span('Chat', 'm1'), span('Gone', 'm2'), span('Bad', 'm3'), span('Lost', 'm4')),
        markDefs: [
          { _key: 'm1', href: 'chat:' },
          { _key: 'm2', reference: null },
          { _key: 'm3', href: 'javascript:alert(1)' },
        ],
      },
    ];
    expect(resolveRichText(blocks)[0]?.spans).toEqual([
      { text: 'Chat', href: 'chat:' },
      { text: 'Gone' },
      { text: 'Bad' },
      { text: 'Lost' },
    ]);
  });

  it('maps headings, quotes and lists', () => {
    const styles = ['h1', 'h2', 'h3', 'h5', 'blockquote', 'normal', 'unknown'];
    const blocks = [
      ...styles.map((style) => block(style, span('x'))),
      { ...block('normal', span('x')), listItem: 'bullet' },
      { ...block('h2', span('x')), listItem: 'number' },
    ];
    const kinds = resolveRichText(blocks).map(({ kind }) => kind);
    expect(kinds).toEqual(['h2', 'h2', 'h3', 'h3', 'quote', 'p', 'p', 'bullet', 'number']);
  });

  it('leaves out empty blocks, pictures and anything else', () => {
    expect(resolveRichText([block('normal', span(' ')), { _type: 'image' }, { _type: 'block' }])).toEqual([]);
    expect(resolveRichText(null)).toEqual([]);
    expect(resolveRichText(undefined)).toEqual([]);
  });
});
