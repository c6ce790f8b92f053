/** The shop's account with the double; public. */
export const postscriptAccount = {
  shopId: '123456',
  /** Phone numbers of subscribers. */
  subscribers: ['+12125550123'],
};
