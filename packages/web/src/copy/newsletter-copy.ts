/** Texts of the newsletter's form that editors do not write. */
export const newsletterCopy = {
  email: 'Email',
  subscribe: 'Subscribe',
  join: 'Join the list',
  thanks: 'Thank you. The first letter is on its way.',
  noScript: 'Signing up needs JavaScript. Allow it for this page and load it again.',
  missing: 'Write your email address, so that we know where to send it.',
  malformed: 'This address is not complete. It should look like name@example.com.',
  refused: 'This address was not accepted. Check it for typos and send it again.',
  throttled: 'Too many people are signing up just now. Please send it again in a minute.',
  unreachable: 'We could not sign you up just now. Please send it again in a moment.',
};
