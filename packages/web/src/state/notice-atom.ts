import { atom } from 'jotai';

/** A sentence of the shop about something that cannot be seen, for example a provider that does not respond. */
export interface Notice {
  text: string;
  /** The chat is down: an e-mail link stands beside it. */
  offersEmail?: true;
}

export const noticeAtom = atom<Notice | null>(null);
