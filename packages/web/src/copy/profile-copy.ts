/** Texts of the customer's own details. */
export const profileCopy = {
  about: 'Name and letters',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  phone: 'Phone (optional)',
  email: 'Email',
  emailNote: 'To change it, write to us from both addresses.',
  marketing: 'Send me the monthly letter and first refusal on small runs',
  save: 'Save',
  saved: 'Saved.',
  password: 'Password',
  passwordText: 'A link to set a new one comes by mail. It ends the sessions on your other devices.',
  passwordLink: 'Set a new password',
  remove: 'Delete my account',
  removeText:
    'We delete your account, your addresses and your lists within 30 days. Receipts are kept for as long as the tax office wants them.',
  ask: 'Ask us to delete it',
  sure: 'This cannot be undone: points, lists and addresses go with it.',
  send: 'Write the letter',
  keep: 'Keep my account',
  letter: (address: string) =>
    `The letter opens in your mail program. Where none opens, write to ${address} from the email of your account.`,
  subject: 'Please delete my account',
  body: (email: string, id: string) =>
    `Please delete my account and what you keep about me.\n\nEmail: ${email}\nCustomer: ${id}\n`,
};
