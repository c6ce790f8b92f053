import { systemClock } from '@storefront/core/clock';
import { findEmailMarketing } from '../../clients/email-port.ts';
import { localStore } from '../../state/browser-storage.ts';
import { createOutbox } from './create-outbox.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

let outbox: ReturnType<typeof createOutbox> | null = null;

/** The browser's one outbox; what another tab adds is planned here, too, because that tab may be closed. */
export function sharedOutbox(): ReturnType<typeof createOutbox> {
  if (outbox) return outbox;
  const created = createOutbox({
    storage: localStore,
    clock: systemClock,
    subscribe: async (signUp) =>
      (await findEmailMarketing()?.subscribeToBackInStock(signUp)) ?? { status: null },
    alone: async (work) => {
      if (navigator.locks) await navigator.locks.request(OUTBOX_KEY, work);
      else await work();
    },
  });
  outbox = created;
  addEventListener('storage', ({ key }) => {
    if (key === OUTBOX_KEY) void created.send();
  });
  addEventListener('online', () => void created.sendOnline());
  return created;
}
