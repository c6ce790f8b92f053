/** Notices of links that open a provider's chat or cookie preferences. */
export const noticeCopy = {
  chatFailed: 'The chat cannot be reached just now.',
  writeInstead: 'Write to us instead',
  cookiesFailed: 'Cookie preferences cannot be opened just now. Only necessary cookies are allowed.',
  dismiss: 'Dismiss',
};
