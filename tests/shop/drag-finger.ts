import type { CDPSession } from 'playwright';

interface Place {
  x: number;
  y: number;
}

const STEPS = 8;

/** Touches a place, moves to another one in steps of one frame, and lets go. Places are in CSS pixels of the window. */
export async function dragFinger(session: CDPSession, from: Place, to: Place): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await touch('touchMove', { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
  }
  await touch('touchEnd');
}
