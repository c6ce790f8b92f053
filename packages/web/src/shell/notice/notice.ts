/** A sentence of the shop about something that cannot be seen, as a provider that does not answer. */
export interface Notice {
  text: string;
  /** The chat is silent: another way to the house helps. */
  offersEmail?: true;
}
