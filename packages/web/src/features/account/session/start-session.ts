import { systemClock } from '@storefront/core/clock';
import type { createStore } from 'jotai';
import { postOwn } from '../../../clients/api.ts';
import { whenIdle } from '../../../hooks/when-idle.ts';
import { followSession } from './follow-session.ts';

/** Restores the stored session and keeps it. Returns a cleanup function. */
export const startSession = (store: ReturnType<typeof createStore>): (() => void) =>
  followSession({ store, clock: systemClock, post: postOwn, whenIdle });
