import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { localStore } from '../../state/browser-storage.ts';
import { waitlistModalAtom } from '../../state/waitlist-atoms.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

const loadModal = () =>
  import(/* webpackChunkName: "waitlist" */ './waitlist-modal.tsx').then((module) => module.WaitlistModal);
const loadOutbox = () =>
  import(/* webpackChunkName: "waitlist" */ './shared-outbox.ts').then(({ sharedOutbox }) => sharedOutbox());

/** On every page: opens the waitlist, and sends what an earlier page could not send. */
export function WaitlistHost() {
  const [modal, change] = useAtom(waitlistModalAtom);
  const isOpen = modal.step !== 'closed' && siteConfig.hasWaitlist;
  const Modal = useLoaded(isOpen, loadModal, () => change({ kind: 'close' }));

  useEffect(() => {
    if (localStore.read(OUTBOX_KEY) === null) return;
    return whenIdle(() => warmUp(() => loadOutbox().then((outbox) => outbox.send())));
  }, []);

  return Modal && <Modal />;
}
