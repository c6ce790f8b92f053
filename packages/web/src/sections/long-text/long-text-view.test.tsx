import type { LongText } from '@storefront/core/content/long-text';
import { noTexts } from '@storefront/core/content/site-content';
import { toCard } from '@storefront/core/product/card';
import { exampleProduct } from '@storefront/core/product/example-product';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LongTextView } from './long-text-view.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

const card = toCard(exampleProduct({ handle: 'slip', title: 'Aurelia Slip' }), noTexts, {
  siblings: new Map(),
});
const draw = (...text: LongText) => renderToStaticMarkup(<LongTextView text={text} cards={{ slip: card }} />);
const item = (text: string) => ({ kind: 'bullet' as const, spans: [{ text }] });

describe('a long text', () => {
  it('is drawn in its order, items of one list together', () => {
    const html = draw(
      item('one'),
      item('two'),
      { kind: 'pairs', pairs: [{ term: 'How', text: 'By mail' }] },
      item('three'),
    );
    expect(html.replace(/ (?:dir|class)="[^"]*"/g, '')).toBe(
      '<ul><li>one</li><li>two</li></ul><dl><div><dt>How</dt><dd>By mail</dd></div></dl><ul><li>three</li></ul>',
    );
  });

  it('lets each block run in the direction of its own script', () => {
    expect(draw({ kind: 'p', spans: [{ text: 'החזרות' }] })).toBe('<p dir="auto">החזרות</p>');
  });

  it('shows the pieces that the shop still has, as links', () => {
    const html = draw({ kind: 'pieces', handles: ['slip', 'gone'] });
    expect(html).toContain('Aurelia Slip');
    expect(html.match(/href="\/products\//g)).toHaveLength(1);
    expect(draw({ kind: 'pieces', handles: ['gone'] })).toBe('');
  });

  it('names each value of a table by its column, for narrow screens', () => {
    const html = draw({
      kind: 'table',
      rows: [
        ['Way', 'Cost'],
        ['Express', '$25'],
      ],
    });
    expect(html).toMatch(/<th scope="row">Express<\/th><td data-label="Cost">\$25<\/td>/);
  });

  it('draws markup as words', () => {
    const script = '<script>alert(1)</script>';
    expect(draw({ kind: 'p', spans: [{ text: script }] })).not.toContain('<script');
    expect(draw({ kind: 'pairs', pairs: [{ term: script, text: script }] })).not.toContain('<script');
  });
});
