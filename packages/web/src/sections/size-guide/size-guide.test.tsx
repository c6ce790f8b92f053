import type { SizeGuide as Guide } from '@storefront/core/product/size-guide';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SizeGuide } from './size-guide.tsx';

function htmlOf(tag: string): string {
  const rows = [
    ['Size', 'Length'],
    ['35', '8.9'],
  ];
  const guide: Guide = {
    id: tag,
    title: tag,
    handles: [],
    tags: [tag],
    showsCountrySelect: false,
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
});
