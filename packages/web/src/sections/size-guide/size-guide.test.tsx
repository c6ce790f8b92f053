import type { SizeGuide as Guide } from '@storefront/core/product/size-guide';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SizeGuide } from './size-guide.tsx';

const lengths = [
  ['Size', 'Length'],
  ['35', '8.9'],
];

function htmlOf(tag: string, rows = lengths, showsCountrySelect = false): string {
  const guide: Guide = {
    id: tag,
    title: tag,
    handles: [],
    tags: [tag],
    showsCountrySelect,
    tables: [{ title: null, rows }],
  };
  const info = {
    description: [],
    instructionsHeading: 'How to measure',
    instructions: [{ kind: 'p' as const, spans: [{ text: 'Tape level.' }] }],
    instructionsImage: null,
  };
  return renderToString(
    <SizeGuide section={{ kind: 'sizeGuide', key: 'k', note: null, guides: { guides: [guide], info } }} />,
  );
}

describe('the page of size guides', () => {
  it.each([
    ['[const.size-guide.6] bras have no units', 'usg-bras', false, true],
    ['[const.size-guide.7] shoes have no measuring instructions', 'usg-shoes', true, false],
    ['others have both', 'usg-clothing', true, true],
  ])('%s', (_, tag, hasUnits, hasInstructions) => {
    expect(htmlOf(tag).includes('Units')).toBe(hasUnits);
    expect(/>Inches<.*>Centimetres</.test(htmlOf(tag))).toBe(hasUnits);
    expect(htmlOf(tag).includes('Tape level.')).toBe(hasInstructions);
  });

  it('[entity.cms-settings-document.15] shows the columns of its first country where it has none of the one chosen', () => {
    const british = [
      ['Size', 'UK'],
      ['S', '8 to 10'],
    ];
    expect(htmlOf('usg-clothing', british, true)).toContain('8 to 10');
    const european = british.map((row, at) => [...row, at === 0 ? 'Europe' : '36 to 38']);
    expect(htmlOf('usg-clothing', european, true)).toContain('8 to 10');
    expect(htmlOf('usg-clothing', european, true)).not.toContain('36 to 38');
  });
});
