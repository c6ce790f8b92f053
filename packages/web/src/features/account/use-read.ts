import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readWithRenewal } from './session/read-with-renewal.ts';
import { type DetailsCall, useDetails } from './use-details.ts';

export type Read<Value> = { step: 'loading' } | { step: 'ready'; value: Value } | { step: 'failed' };

/**
 * Reads something of the customer when the screen appears. Null means that the platform does not know the token: unless
 * it was renewed meanwhile, that ends the session, and the guard leads to the login and back.
 */
export function useRead<Value>(call: DetailsCall<Value | null>) {
  const store = useStore();
  const details = useDetails();
  const [read, setRead] = useState<Read<Value>>({ step: 'loading' });
  /** Of reads that overlap, the last one counts, and none after the screen has gone. */
  const current = useRef(0);

  async function start(): Promise<void> {
    current.current += 1;
    const own = current.current;
    const result = await readWithRenewal(store, () => details(call)).then(
      (value) => ({ value }),
      (error: unknown) => {
        console.warn('The account could not be read', error);
        return null;
      },
    );
    if (own !== current.current) return;
    if (result === null) setRead({ step: 'failed' });
    else if (result.value !== null) setRead({ step: 'ready', value: result.value });
  }

  const startFirst = useEffectEvent(start);
  useEffect(() => {
    void startFirst();
    return () => {
      current.current += 1;
    };
  }, []);

  return {
    read,
    retry() {
      setRead({ step: 'loading' });
      void start();
    },
    change(value: Value) {
      setRead({ step: 'ready', value });
    },
  };
}
