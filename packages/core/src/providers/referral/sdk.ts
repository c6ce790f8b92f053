/** The script's queue: an array until it runs, which it then works off. */
export interface FriendbuyApi {
  push(call: readonly unknown[]): unknown;
}

declare global {
  interface Window {
    friendbuyAPI?: FriendbuyApi;
  }
}
