/** Of a code that worked and that the platform does not take again. With the code that says it, not with every page. */
export const codeRefused = (code: string): string =>
  `${code.toUpperCase()} is no longer accepted. It is off your bag.`;
