/** The shop's account with the double; the key is public. */
export const enviveAccount = { apiKey: 'envive-sandbox-key' };
