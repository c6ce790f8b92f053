import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The query string of the address; empty on the server, whose page is the same for every query. */
export function useQuery(): string {
  const { asPath } = useRouter();
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isDrawnHere ? (/\?[^#]*/.exec(asPath)?.[0] ?? '') : '';
}
