import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Whether a part of the page has been laid out at the window's width and with `look`, so that the browser knows its
 * height and may leave it out while it is far away.
 */
export function useLaidOut(look: string): boolean {
  const [laidOut, setLaidOut] = useState('');
  const [width, setWidth] = useState(0);
  const wanted = `${look} ${width}`;
  useEffect(() => {
    const follow = () => setWidth(window.innerWidth);
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  useEffect(() => {
    if (width === 0) return;
    let cancel = afterPaint(() => {
      cancel = whenIdle(() => setLaidOut(wanted));
    });
    return () => cancel();
  }, [wanted, width]);
  return laidOut === wanted;
}
