/** The shop's container with the double; public. */
export const gtmAccount = { containerId: 'GTM-SANDBOX' };
