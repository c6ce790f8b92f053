/** Texts of the page shown instead of one that could not be built. */
export const serverErrorCopy = {
  title: 'Something went wrong',
  heading: 'This page is not ready.',
  body: 'Something went wrong on our side. Please try again in a moment.',
  home: 'Back to the home page',
};
