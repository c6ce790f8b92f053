/** Beside the amount of a gift card, where prices are in another currency. */
export const giftAmount = 'The amount on the card is in US dollars.';
