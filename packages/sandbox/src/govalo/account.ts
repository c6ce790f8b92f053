/** The shop's account with the double. */
export const govaloAccount = { apiKey: 'sandbox-govalo-key' };
