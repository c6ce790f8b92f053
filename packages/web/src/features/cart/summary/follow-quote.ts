import { whenAllowed } from '../../../clients/consent-port.ts';
import { warnUnlessLeft } from '../../../hooks/late-part.ts';

const loadAsking = () => import(/* webpackChunkName: "providers" */ './ask-quote.ts');

/**
 * Asks for a quote once the visitor has allowed the provider, now or later. Without our own code for that nothing is said.
 * Returns a cleanup function.
 */
export function followQuote(cents: number, show: (isQuoted: boolean) => void): () => void {
  let isStale = false;
  const ask = async () => {
    const { askQuote } = await loadAsking();
    if (isStale) return;
    const isQuoted = await askQuote(cents);
    if (!isStale) show(isQuoted);
  };
  const cancel = whenAllowed('protection', () => {
    ask().catch((error: unknown) => warnUnlessLeft('A quote could not be requested', error));
  });
  return () => {
    isStale = true;
    cancel();
  };
}
