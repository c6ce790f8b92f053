export const tokenShape = { token: 'id', expires: 'text' } as const;

/** Older responses say `id`, newer ones `customerId`. */
export const customerShape = {
  'id??': 'code',
  'customerId??': 'code',
  'email??': 'text',
  'firstName??': 'text',
  'lastName??': 'text',
  'isNewCustomer??': 'flag',
} as const;

export const linkShape = { link: 'text', 'referralCode??': 'text' } as const;

export const balanceShape = { balance: 'amount' } as const;

/** What points buy; `amount` is in units of the currency. */
export const optionsShape = [{ id: 'id', cost: 'number', amount: 'number', currency: 'text' }] as const;

export const redemptionShape = { couponCode: 'id' } as const;

export const couponsShape = [{ couponCode: 'id', 'createdOn??': 'text', 'usedOn??': 'text' }] as const;

/** The response to a saved customer is not read; it is JSON or empty. */
export const savedShape = 'any';
