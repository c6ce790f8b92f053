/**
 * How often a message of the refresh queue may be received before it is a dead letter. The worker sets the time between
 * two tries, from a second up to five minutes: the last is a bit more than an hour after the first.
 */
export const MAX_RECEIVES = 40;
