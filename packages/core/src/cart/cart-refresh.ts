/** A tab fetches its cart at most this often, however often other tabs change it. */
const FETCH_GAP_MS = 3_000;

/** Tabs of this browser record their changes, but nobody records what happens on the checkout's own pages. */
const MAX_AGE_MS = 60_000;

/** A new cart is stored in two steps, its id and its revision. */
const SETTLE_MS = 50;

export interface CartRefreshState {
  /** A hidden tab fetches when it is looked at, so that one change does not make every open tab fetch. */
  isVisible: boolean;
  isFetching: boolean;
  isChangedElsewhere: boolean;
  /** When the tab last fetched the cart, in milliseconds since the epoch. */
  fetchedAtMs: number;
  nowMs: number;
}

/** In how many milliseconds a tab fetches its cart again; null when what it shows is good enough. */
export function cartRefreshDelayMs(state: CartRefreshState): number | null {
  const { isVisible, isFetching, isChangedElsewhere, fetchedAtMs, nowMs } = state;
  if (!isVisible || isFetching) return null;
  const ageMs = nowMs < fetchedAtMs ? MAX_AGE_MS : nowMs - fetchedAtMs;
  if (!isChangedElsewhere && ageMs < MAX_AGE_MS) return null;
  return Math.max(SETTLE_MS, FETCH_GAP_MS - ageMs);
}
