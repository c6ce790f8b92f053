import localFont from 'next/font/local';

// What stands in for them is in base.css: Next's own would know one name for each, and one width for text and headings.

// First file of the first paint, and the only one that is preloaded: most words are set in it.
const sans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  adjustFontFallback: false,
});

const serif = localFont({
  src: './fonts/newsreader-display.woff2',
  weight: '300 400',
  variable: '--font-serif',
  adjustFontFallback: false,
  preload: false,
});

// The two files above hold the letters of English and French and the usual ones of German and Spanish. Those of other
// Western languages are files of their own, which a browser fetches for a page that has such a letter.
const sansMore = localFont({
  src: './fonts/instrument-sans-more.woff2',
  weight: '400 700',
  variable: '--font-sans-more',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A2, U+00A7-00A8, U+00AA, U+00AF, U+00B4, U+00B6, U+00B8, U+00BA, U+00BF-00C8, U+00CA-00D6, U+00D8-00DF, U+00E3, U+00E5-00E6, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0102, U+0131, U+0152, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308, U+201A, U+201E, U+2039-203A',
    },
  ],
});

const serifMore = localFont({
  src: './fonts/newsreader-display-more.woff2',
  weight: '300 400',
  variable: '--font-serif-more',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A2, U+00A4, U+00A6-00A8, U+00AA, U+00AC-00AD, U+00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00C8, U+00CA-00D6, U+00D8-00DF, U+00E3, U+00E5-00E6, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0152, U+201A, U+201E',
    },
  ],
});

/** Goes on the element above everything that sets type. */
export const fontClasses = [sans, serif, sansMore, serifMore].map(({ variable }) => variable).join(' ');
