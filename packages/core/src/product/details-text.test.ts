import { describe, expect, it } from 'vitest';
import type { RichText } from '../content/rich-text.ts';
import { detailsText, fitText } from './details-text.ts';

const block = (text: string, own: object = {}) => ({ _type: 'block', children: [{ text }], ...own });
const p = (text: string) => ({ kind: 'p', spans: [{ text }] });
const bullet = (text: string) => ({ kind: 'bullet', spans: [{ text }] });
const h3 = (text: string) => ({ kind: 'h3', spans: [{ text }] });
const editorial: RichText = [{ kind: 'p', spans: [{ text: 'Two panels, cut on the cross.' }] }];
const headings = { fit: 'Fit', care: 'Care' };
const context = { editorial: [], shown: null, headings };

describe('[entity.product.11] what the catalogue knows of a product', () => {
  it('[entity.normalized-product.21] is fabric, facts, fit and care', () => {
    const metafields = {
      details: '100% silk\n\nLength in size S, 44 inches',
      fitNotes: [block('Cut close.')],
      fabricCare: [block('Silk charmeuse.'), block('Cool water.'), block('Never wring.')],
    };
    expect(detailsText(metafields, context)).toEqual([
      p('Silk charmeuse.'),
      bullet('100% silk'),
      bullet('Length in size S, 44 inches'),
      h3('Fit'),
      p('Cut close.'),
      h3('Care'),
      p('Cool water.'),
      p('Never wring.'),
    ]);
  });

  it('has a single paragraph on fabric and care under its heading', () => {
    expect(detailsText({ fabricCare: [block('Dry clean.')] }, context)).toEqual([
      h3('Care'),
      p('Dry clean.'),
    ]);
  });

  it('[entity.normalized-product.22] [entity.normalized-product.23] has editors’ blocks, or else the platform’s HTML', () => {
    const html = { pdp_field_details: '<ul><li>Lined</li></ul><script>alert(1)</script>' };
    const blocks = [block('Unlined', { listItem: 'bullet' }), null, 'text'];
    expect(detailsText({ ...html, details: blocks }, context)).toEqual([bullet('Unlined')]);
    expect(detailsText({ ...html, details: [{}] }, context)).toEqual([bullet('Lined')]);
    expect(detailsText(html, context)).toEqual([bullet('Lined')]);
  });

  it('[entity.cms-product.2] begins with editors’ description, unless the page shows it above', () => {
    expect(detailsText({ details: 'Silk' }, { ...context, editorial })).toEqual([
      ...editorial,
      bullet('Silk'),
    ]);
    const shown = 'Two panels, cut on the cross. It wants nothing underneath.';
    expect(detailsText({ details: 'Silk' }, { ...context, editorial, shown })).toEqual([bullet('Silk')]);
    const other = { ...context, editorial, shown: 'A slip.' };
    expect(detailsText({}, other)).toEqual(editorial);
  });

  it('is empty for a product that nobody described', () => {
    expect(detailsText({}, context)).toEqual([]);
    expect(fitText({})).toEqual([]);
  });
});
