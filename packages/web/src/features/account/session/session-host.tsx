import { systemClock } from '@storefront/core/clock';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { postOwn } from '../../../clients/api.ts';
import { whenIdle } from '../../../hooks/when-idle.ts';
import { followSession } from './follow-session.ts';

/** Starts after the first paint. Renders nothing. */
export function SessionHost() {
  const store = useStore();
  useEffect(() => followSession({ store, clock: systemClock, post: postOwn, whenIdle }), [store]);
  return null;
}
