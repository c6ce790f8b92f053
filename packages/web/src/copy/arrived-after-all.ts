/** In a file of its own: it comes with the code that changes the bag. */
export const arrivedAfterAll = 'Your last change has arrived after all. Please look at your bag once more.';
