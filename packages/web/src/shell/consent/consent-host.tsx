import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import {
  forgetOverruled,
  hasPrivacySignal,
  needsChoice,
  OPEN_CONSENT,
} from '../../clients/consent-before.ts';
import { noticeCopy } from '../../copy/notice-copy.ts';
import { fetchPart } from '../../hooks/late-part.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { closeAfterNavigationAtom } from '../../state/panels-atoms.ts';
import type { ConsentLayer } from './consent-layer.ts';
import { loadConsentDialog, loadConsentStart } from './load-consent.ts';
import { loadConsentChoices } from './load-consent-choices.ts';

/** Shows the shop's own consent dialog: to a visitor without a choice once the page is idle, and on request. */
export function ConsentHost() {
  const store = useStore();
  const [layer, setLayer] = useState<ConsentLayer>('closed');
  const Dialog = useLoaded(layer !== 'closed', loadConsentDialog, () => {
    setLayer('closed');
    store.set(noticeAtom, { text: noticeCopy.cookiesFailed });
  });

  const show = useCallback(
    (next: ConsentLayer) => {
      if (next !== 'choices') return setLayer(next);
      fetchPart(loadConsentChoices).then(
        () => setLayer('choices'),
        () => store.set(noticeAtom, { text: noticeCopy.cookiesFailed }),
      );
    },
    [store],
  );

  useEffect(() => {
    const open = () => {
      store.set(closeAfterNavigationAtom);
      show('choices');
    };
    const showFirst = () => setLayer((current) => (current === 'closed' ? 'first' : current));
    const start = () => warmUp(() => loadConsentStart().then((module) => module.startConsent(showFirst)));
    document.addEventListener(OPEN_CONSENT, open);
    // The style sheet keeps the provider's banner away, also when its script loads for the preferences.
    document.documentElement.toggleAttribute('data-refuses', hasPrivacySignal());
    const stop = whenIdle(needsChoice() ? start : () => warmUp(forgetOverruled));
    return () => {
      document.removeEventListener(OPEN_CONSENT, open);
      stop();
    };
  }, [store, show]);

  return Dialog && <Dialog layer={layer} onLayer={show} />;
}
