import { findChat } from '../../clients/chat-port.ts';
import { whenAllowed } from '../../clients/consent-port.ts';

/** Loads the chat for whom has allowed it, now or by a choice on this page; a failure is only logged. */
export function loadChat(): void {
  whenAllowed('chat', () => void findChat()?.load());
}
