import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Whether a part of the page has been laid out since `look` changed, which says what its height depends on: the browser
 * knows its height then, and may leave it out while it is far away.
 */
export function useLaidOut(look: string): boolean {
  const [laidOut, setLaidOut] = useState('');
  useEffect(() => {
    let cancel = afterPaint(() => {
      cancel = whenIdle(() => setLaidOut(look));
    });
    return () => cancel();
  }, [look]);
  return laidOut === look;
}
