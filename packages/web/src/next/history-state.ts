/** Next's key of the history entry shown, anew with every load of the document; '' before Next has written one. */
export function nextEntryKey(): string {
  const { key = '' } = Object(history.state);
  return typeof key === 'string' ? key : '';
}

/** Changes the address shown without a navigation; Next goes by its own record of it on the way back. */
export function replaceShownAddress(address: string): void {
  history.replaceState({ ...history.state, as: address }, '', address);
}
