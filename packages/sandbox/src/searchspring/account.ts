/** The shop's account with the double: its site id is public, as every page shows it. */
export const searchspringAccount = { siteId: 'sndbx1' };
