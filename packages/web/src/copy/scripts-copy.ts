/** Texts of the page that lists the scripts of others. */
export const scriptsCopy = {
  title: 'Scripts of others',
  text: 'Every script that a page of this shop may load from somebody else, each after consent and only where it is needed.',
  none: 'No provider with a script is configured.',
  notFetched: 'could not be fetched when this page was made',
  bytes: (count: number) => `${count.toLocaleString('en-US')} bytes`,
  columns: {
    provider: 'Provider',
    purpose: 'Purpose',
    owner: 'Owner',
    consent: 'Consent',
    hash: 'Address and hash',
  },
};
