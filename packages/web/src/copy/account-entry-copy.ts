/** Texts of the screens that lead into an account and out of it. */
export const accountEntryCopy = {
  titles: {
    login: 'Login',
    logout: 'Log out',
    'create-account': 'Create account',
    'reset-password': 'Reset your password',
    reset: 'Set a new password',
    activate: 'Activate your account',
  },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  login: {
    heading: 'Welcome back',
    lede: 'Sign in for your orders, your lists and your points.',
    toList: 'Sign in, and the piece you liked is waiting with your lists.',
    submit: 'Sign in',
    refused: 'We could not sign you in. Check your',
    and: 'and',
    forgotten: 'Forgotten your password?',
    newHere: 'New to the house?',
    why: 'An account keeps your wishlists and earns points on every order.',
    create: 'Create an account',
  },
  register: {
    heading: 'Make yourself at home',
    lede: 'A name to write to and a password you will remember.',
    marketing: 'Send me the monthly letter and first refusal on small runs',
    submit: 'Create account',
    already: 'Already with us?',
    signIn: 'Sign in',
    terms: 'By creating an account you agree to our',
    and: ' and ',
    /** A legal page within that sentence; null where its title stands for itself. */
    termsOf: (href: string) =>
      /\/terms/.test(href) ? 'terms' : /\/privacy/.test(href) ? 'privacy notice' : null,
    done: 'Now sign in',
    doneText: (email: string) =>
      `Your account for ${email} is ready. If you had one before, its password is as it was, and a letter with a link to set a new one is on its way.`,
  },
  recover: {
    heading: 'A new password',
    lede: 'Write your email, and we send a link to set a new one.',
    submit: 'Send the link',
    back: 'Back to sign in',
    done: 'Look in your mail',
    doneText: (email: string) =>
      `If ${email} has an account with us, a letter with a link is on its way. The link works for an hour.`,
    again: 'Send it again',
    other: 'Use another email',
  },
  reset: {
    heading: 'Set a new password',
    lede: 'It ends the sessions on your other devices.',
    submit: 'Save and sign in',
    broken: 'This link has come undone',
    brokenText: 'It was used before, is too old, or lost a few letters on the way.',
    another: 'Request another link',
  },
  activate: {
    heading: 'Your account is waiting',
    lede: 'Choose a password, and it is yours.',
    submit: 'Open my account',
    brokenText:
      'It was used before, is too old, or lost a few letters on the way. If you have a password, sign in.',
  },
  logout: {
    leaving: 'Signing you out',
    heading: 'You are signed out',
    text: 'Your bag stays as it is.',
    shared: 'Not your own computer?',
    forget: 'Forget what was looked at here',
    forgotten: 'The pieces and sizes looked at here are forgotten.',
    waiting: (count: number) =>
      count === 1
        ? 'One change to your lists could not be saved yet. It is kept in this browser, without your name, and goes to your list when you sign in here within seven days.'
        : `${count} changes to your lists could not be saved yet. They are kept in this browser, without your name, and go to your lists when you sign in here within seven days.`,
    forgetAll: 'Forget them, and what was looked at here',
    allForgotten: 'The changes, and the pieces and sizes looked at here, are forgotten.',
    signIn: 'Sign in again',
    shop: 'Back to the shop',
  },
};
