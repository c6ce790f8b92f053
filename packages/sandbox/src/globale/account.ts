/** The shop's account with the double: the store that installed the app. */
export const globaleAccount = { shop: 'vesper-and-vine.myshopify.com' };
