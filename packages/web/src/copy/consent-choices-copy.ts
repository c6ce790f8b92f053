import type { ConsentCategory } from '@storefront/core/consent/consent';

/** Texts of the second layer of the consent dialog, which loads when somebody chooses. */
export const consentChoicesCopy = {
  title: 'Your choices',
  text: (mine: string) =>
    `What the shop needs is always on; ${mine} up to you. Nothing you refuse here makes the shop worse at selling you a dress.`,
  optional: (count: number) => (count === 1 ? 'one more kind is' : `${count} more kinds are`),
  signal:
    'Your browser sends Global Privacy Control. We count it as a refusal; what you choose here goes before it.',
  close: 'Close, change nothing',
  save: 'Save my choice',
  always: 'Always on',
  who: 'Who, and for how long',
  columns: { who: 'Who', what: 'What', howLong: 'For how long' },
  nothingStored: 'stores nothing here',
  again: 'We ask again in a year. Until then: Cookie preferences, at the foot of any page.',
  all: 'Every cookie, on one page',
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Your bag, your country, staying signed in, what you set up yourself, and this choice.',
    },
    functional: {
      name: 'Personal',
      text: 'The chat, films and reviews from elsewhere, and recommendations from what you looked at.',
    },
    analytics: {
      name: 'Measurement',
      text: 'Which pages are read and which are left. Counted, not followed.',
    },
    marketing: {
      name: 'Marketing',
      text: 'What was looked at and bought, for our pictures on other people’s pages and our text messages.',
    },
  } satisfies Record<ConsentCategory, { name: string; text: string }>,
};
