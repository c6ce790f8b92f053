/** Texts of the not-found page that editors do not write. */
export const notFoundCopy = {
  /** `[screen.unknown-routes.2]`: the path follows. */
  message: 'Page Not Found:',
  soldOut: 'This product is sold out.',
  soldOutTitle: (brand: string) => `This product is sold out — ${brand}`,
  startShopping: 'Click here to start shopping',
  startNew: 'Start with what is new',
  home: 'Home',
  pieces: 'You may also like',
  startHere: 'Start here',
};
