import Router from 'next/router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { whenNear } from '../hooks/when-near.ts';
import styles from './loaded-near.module.css';

/** Both render the page anew, which would wait for what is not hydrated. */
const NAVIGATIONS = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * What the server drew stays as it is until it is near; then `load` makes it interactive. It loads at once where the
 * server drew nothing, as on a page that was navigated to, and with a query, which Next renders the page anew for.
 * Sections with `data-animate` suppress React's warning: they may have been revealed before.
 */
export function LoadedNear({ load, children }: { load: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = place.current?.firstElementChild;
    if (!drawn || location.search !== '') {
      load();
      return;
    }
    for (const event of NAVIGATIONS) Router.events.on(event, load);
    const cancel = whenNear(drawn, load);
    return () => {
      cancel();
      for (const event of NAVIGATIONS) Router.events.off(event, load);
    };
  }, [load]);
  return (
    <div ref={place} className={styles.place} data-late="">
      <Suspense>{children}</Suspense>
    </div>
  );
}
