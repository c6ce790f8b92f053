export const sessionShape = { session: { id: 'id' } } as const;

export const giftShape = { gift: { gift_id: 'id' } } as const;

/** Why a gift was refused, field by field; the messages are not passed on. */
export const refusalShape = { errors: [{ field: 'text' }] } as const;
