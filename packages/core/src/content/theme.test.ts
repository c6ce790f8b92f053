import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readThemeQuery, themeCss, themePath } from './theme.ts';

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

describe('[entity.cms-settings-document.6] the address of the theme', () => {
  const styleSheetAt = (path: string) =>
    themeCss(readThemeQuery(Object.fromEntries(new URL(path, 'https://shop.example').searchParams)));

  it.each([
    ['#17131a', '#f6f1e7'],
    ['#fff', '#000'],
  ])(
    'holds the background %s and the text colour %s, and nothing else is needed for them',
    (background, colour) => {
      const path = themePath({ background, colour });
      expect(path).toBe(`/theme.css?background=${background.slice(1)}&colour=${colour.slice(1)}`);
      expect(styleSheetAt(path ?? '')).toBe(themeCss({ background, colour }));
    },
  );

  it('is null where the default colours stay', () => {
    expect([themePath(null), themePath({ background: '#fff', colour: '#777777' })]).toEqual([null, null]);
  });

  it.each(['', 'v=1-r1', 'background=17131a', 'background=17131a&colour=%23f6f1e7', 'background=&colour='])(
    'leads to an empty style sheet where it holds no two colours: %j',
    (query) => {
      expect(styleSheetAt(`/theme.css?${query}`)).toBe('');
    },
  );

  it('leads to an empty style sheet where it names a colour twice', () => {
    expect(themeCss(readThemeQuery({ background: ['17131a', '000'], colour: 'f6f1e7' }))).toBe('');
  });

  it('[property] brings no other CSS into the style sheet', () => {
    const written = /^(:root\{--banner-background:#[0-9a-f]{3,6};--banner-colour:#[0-9a-f]{3,6}\}\n)?$/i;
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (background, colour) =>
        written.test(themeCss(readThemeQuery({ background, colour }))),
      ),
    );
  });
});
