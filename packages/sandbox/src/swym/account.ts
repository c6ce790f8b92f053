/** The store's account with the double. The id looks like the real ones, which must be encoded in addresses. */
export const swymAccount = { pid: 'c2FuZGJveC1zdG9yZQ==', apiKey: 'sandbox-swym-key' };
