/** Texts of the page that lists the scripts of others. */
export const scriptsCopy = {
  title: 'Scripts of others',
  text: 'Every script that a page of this shop may load from somebody else, each after consent and only where it is needed.',
  none: 'No provider with a script is configured.',
  notFetched: 'could not be fetched when this page was made',
  bytes: (count: number) => `${count.toLocaleString('en-US')} bytes`,
  facts: ({ purpose, owner, consent }: { purpose: string; owner: string; consent: string }) =>
    `${purpose}. Owner: ${owner}. Consent: ${consent}.`,
};
