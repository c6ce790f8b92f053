import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same, and calls the one of the latest render: for parts that are drawn again by their props. */
export function useLatest<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
