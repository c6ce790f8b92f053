export const contentPageCopy = {
  index: 'On this page',
};
