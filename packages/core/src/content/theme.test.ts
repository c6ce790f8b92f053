import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeCss } from './theme.ts';

describe('colours that editors choose [entity.cms-settings-document.6]', () => {
  it.each([
    ['#17131a', '#f6f1e7'],
    ['#fff', '#000'],
    ['#FFF', '#767676'],
  ])('%s under %s', (background, colour) => {
    expect(themeCss({ background, colour })).toBe(
      `:root{--banner-background:${background};--banner-colour:${colour}}\n`,
    );
  });

  it.each<[string, string | null, string | null]>([
    ['no ground', null, '#fff'],
    ['no text', '#000', null],
    ['a name', 'black', '#fff'],
    ['what could be seen through', '#00000080', '#fff'],
    ['a rule of their own', '#000;}body{display:none', '#fff'],
    ['text of their own', '#000', '#fff}'],
    ['what nobody can read', '#fff', '#777777'],
  ])('leaves the house’s own for %s', (_, background, colour) => {
    expect(themeCss({ background, colour })).toBe('');
  });

  it('is empty without a banner', () => {
    expect(themeCss(null)).toBe('');
  });

  it('never writes anything but two colours, whatever the CMS says', () => {
    const written = /^(:root\{--banner-background:#[0-9a-f]{3,6};--banner-colour:#[0-9a-f]{3,6}\}\n)?$/i;
    fc.assert(
      fc.property(fc.string(), fc.string(), (background, colour) =>
        written.test(themeCss({ background, colour })),
      ),
    );
  });
});
