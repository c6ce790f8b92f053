/** What the shop says about links that open something of a provider's. */
export const noticeCopy = {
  openingChat: 'Opening the chat…',
  askConsent: 'To chat, allow functional cookies.',
  chatFailed: 'The chat cannot be reached just now.',
  writeInstead: 'Write to us instead',
  cookiesFailed:
    'Cookie preferences cannot be reached just now. Nothing beyond what is needed has been allowed.',
  dismiss: 'Dismiss',
};
