import localFont from 'next/font/local';

const serif = localFont({
  src: './fonts/newsreader-display.woff2',
  weight: '300 400',
  variable: '--font-serif',
  adjustFontFallback: 'Times New Roman',
});

const sans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
});

/** Goes on the element above everything that sets type. */
export const fontClasses = `${serif.variable} ${sans.variable}`;
