/** [const.timings.6] How long after the page's mount the chat widget loads by itself, where consent allows it. */
export const CHAT_LOADS_AFTER_MS = 3500;

/** The next step of opening the chat: a shopper who opens it early does not wait for the timer. */
export function openChatStep(chat: {
  isAllowed: boolean;
  isLoaded: boolean;
}): 'ask-consent' | 'load' | 'open' {
  if (chat.isLoaded) return 'open';
  return chat.isAllowed ? 'load' : 'ask-consent';
}
