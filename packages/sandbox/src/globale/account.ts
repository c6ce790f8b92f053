/** The shop's account with the double: the store it was installed for. */
export const globaleAccount = { shop: 'vesper-and-vine.myshopify.com' };
