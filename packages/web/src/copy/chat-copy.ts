/** Notices on the way to the chat. */
export const chatCopy = {
  opening: 'Opening the chat…',
  askConsent: 'To chat, allow functional cookies.',
  askOwnConsent: 'To chat, allow personal cookies.',
};
