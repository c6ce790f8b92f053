/** Apart from the other texts of the bag: it is wanted when nothing else comes. */
export const cartUnreachable = 'The bag does not answer just now, and nothing was changed. Please try again.';
