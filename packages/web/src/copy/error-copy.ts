/** Texts of the page shown in place of one that has failed in the browser. */
export const errorCopy = {
  title: 'This page has stopped',
  heading: 'This page has stopped.',
  body: 'Something in it failed, on our side or in your browser. Your bag is as you left it.',
  ways: 'Ways on',
  again: 'Load the page again',
  home: 'Back to the home page',
  bag: 'To your bag',
};
