/** The shop's account with the double; the token is the public one. */
export const routeAccount = { publicToken: 'sandbox-public-token', merchantId: 'merch_sandbox' };
