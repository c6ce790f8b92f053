import { findChat } from '../chat-port.ts';
import { whenAllowed } from '../consent-port.ts';

/** Loads the chat for whom has allowed it, now or by a choice on this page; a failure is only logged. */
export function loadChat(): void {
  whenAllowed('chat', () => void findChat()?.load());
}
