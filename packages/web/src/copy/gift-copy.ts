/** Texts of the form that sends a gift card. */
export const giftCopy = {
  mode: 'How to give it',
  modes: { 'buy-now': 'Buy Now', 'send-as-gift': 'Send as Gift' },
  form: 'Whom to send it to',
  to: 'To',
  email: "Recipient's email",
  confirmEmail: "Confirm Recipient's Email Address",
  message: 'A message',
  messageNote: 'It is printed on the card, as you write it.',
  characters: (count: number, limit: number) => `${count} / ${limit}`,
  date: 'Date to Send (MM/DD/YYYY)',
  hour: 'Hour',
  timeZone: 'Time zone',
  notInFuture: 'Please select a future date',
  emailsDiffer: "Email addresses don't match",
  problems: {
    refused:
      'The gift was not made, and nothing was added to your bag. Please check the email address, and that the date is within two years; then try again.',
    failed:
      'The gift could not be made just now, and nothing was added to your bag. What you wrote is still here: please try again in a few minutes.',
  },
} as const;
