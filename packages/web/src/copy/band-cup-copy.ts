/** Texts of the band and cup picker. */
export const bandCupCopy = {
  notMade: 'Not made',
  sisters: (size: string) => `${size} is sold out. Its sister sizes hold the same volume:`,
  sister: (size: string, band: 'firmer' | 'looser') => `${size}, ${band} band`,
};
