/** Headers of a response that no cache may store, neither the edge nor the browser. */
export const noStore = { 'cache-control': 'private, no-store' };
