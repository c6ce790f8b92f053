/** Texts of the band and cup picker. */
export const bandCupCopy = {
  notMade: 'Not made',
  out: 'Sold out',
  sisters: (size: string) =>
    `${size} is sold out. Its sister sizes hold the same cup volume on another band.`,
  sister: (size: string, band: 'firmer' | 'looser') => `${size}, a ${band} band`,
};
