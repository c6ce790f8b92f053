/** Of a piece without variants: on its page, on cards and among what a search finds. */
export const notForSale = 'Not for sale at the moment';
