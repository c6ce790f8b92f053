/** Thrown from a listener of the router's events, it ends the navigation without an error page or a load in full. */
export function cancelNavigation(why: string): Error {
  return Object.assign(new Error(why), { cancelled: true });
}
