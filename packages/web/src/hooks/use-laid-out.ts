import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether a part of the page has been laid out since `look` changed, which says what its height depends on: the browser
 * knows its height then, and may leave it out while it is far away. As soon as that is so: hundreds of pieces that are
 * all laid out make scrolling slow.
 */
export function useLaidOut(look: string): boolean {
  const [laidOut, setLaidOut] = useState('');
  useEffect(() => afterPaint(() => setLaidOut(look)), [look]);
  return laidOut === look;
}
