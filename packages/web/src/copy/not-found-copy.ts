/** Texts of the lost page that shoppers read and editors do not write. */
export const notFoundCopy = {
  title: (path: string) => `Page Not Found: ${path}`,
  soldOut: 'This product is sold out.',
  startShopping: 'Click here to start shopping',
  startNew: 'Start with what is new',
  home: 'Home',
};
