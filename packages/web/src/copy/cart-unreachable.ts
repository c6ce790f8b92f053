/** In a file of its own: it must be there when the cart's code cannot be loaded. */
export const cartUnreachable = 'We could not reach your bag, so it may be unchanged. Please try again.';
