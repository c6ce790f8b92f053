/** Texts of the waitlist. */
export const waitlistCopy = {
  name: 'Waitlist',
  close: 'Close',
  heading: { 'product-in-stock': 'Almost here', 'size-back-in-stock': 'Back before you know it' },
  text: {
    'product-in-stock': 'Signup to receive an email when this product is in stock.',
    'size-back-in-stock': 'Signup to receive an email if your size comes back in stock.',
  },
  email: 'Email',
  submit: 'Submit',
  promise: {
    'product-in-stock': 'One email, when it is here. Nothing else.',
    'size-back-in-stock': 'One email, when it is back. Nothing else.',
  },
  thanks: 'Thank You!',
  next: (title: string, variant: string | null, place: 'here' | 'back') =>
    `We will write when ${title} is ${place}${variant === null ? '' : ` in ${variant}`}.`,
};
