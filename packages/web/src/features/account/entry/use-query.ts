import { useRouter } from 'next/router';
import { useIsDrawnHere } from '../../../hooks/use-is-drawn-here.ts';

/** The query string of the address; empty on the server, whose page is the same for every query. */
export function useQuery(): string {
  const { asPath } = useRouter();
  const isDrawnHere = useIsDrawnHere();
  return isDrawnHere ? (/\?[^#]*/.exec(asPath)?.[0] ?? '') : '';
}
