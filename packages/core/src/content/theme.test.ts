import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeCss } from './theme.ts';

describe('[entity.cms-settings-document.6] the theme of the settings', () => {
  it.each([
    ['#17131a', '#f6f1e7'],
    ['#fff', '#000'],
    ['#FFF', '#767676'],
  ])('contains the background %s and the text colour %s', (background, colour) => {
    expect(themeCss({ background, colour })).toBe(
      `:root{--banner-background:${background};--banner-colour:${colour}}\n`,
    );
  });

  it.each<[string, string | null, string | null]>([
    ['no background', null, '#fff'],
    ['no text colour', '#000', null],
    ['a named colour', 'black', '#fff'],
    ['a transparent colour', '#00000080', '#fff'],
    ['CSS after the background', '#000;}body{display:none', '#fff'],
    ['CSS after the text colour', '#000', '#fff}'],
    ['too little contrast', '#fff', '#777777'],
  ])('is empty for %s, so that the default colours stay', (_, background, colour) => {
    expect(themeCss({ background, colour })).toBe('');
  });

  it('is empty without a banner', () => {
    expect(themeCss(null)).toBe('');
  });

  it('[property] contains nothing but two colours', () => {
    const written = /^(:root\{--banner-background:#[0-9a-f]{3,6};--banner-colour:#[0-9a-f]{3,6}\}\n)?$/i;
    fc.assert(
      fc.property(fc.string(), fc.string(), (background, colour) =>
        written.test(themeCss({ background, colour })),
      ),
    );
  });
});
