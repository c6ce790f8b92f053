import type { ShellContent } from '@storefront/core/content/site-content';
import { CHAT_LOADS_AFTER_MS } from '@storefront/core/shell/chat';
import { type createStore, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLoaded, warmUp } from '../hooks/use-loaded.ts';
import { closePanelAtom, usePanel } from '../state/panels-atoms.ts';
import { ICON_SPRITE } from '../ui/icon.tsx';
import { onceConsentIsPossible } from './consent/once-consent-is-possible.ts';
import { focusFooter } from './footer/focus-footer.ts';
import { LinkHost } from './links/link-host.tsx';

const loadNewsletter = () =>
  import('./newsletter/newsletter-panel.tsx').then((module) => module.NewsletterPanel);
const loadChat = (store: ReturnType<typeof createStore>) =>
  import('./links/open-chat.ts').then((module) => module.loadChat(store));
const closeChat = () => import('./links/open-chat.ts').then((module) => module.closeChat());

/** What the shell does after hydration: links that open something, newsletter panel, chat, a check of the icons. */
export function ShellHost({ shell }: { shell: ShellContent }) {
  const store = useStore();
  const newsletterOpen = usePanel('newsletterOpen');
  const chatOpen = usePanel('chatOpen');
  const closePanel = useSetAtom(closePanelAtom);
  const Newsletter = useLoaded(newsletterOpen, loadNewsletter, () => {
    closePanel('newsletterOpen');
    focusFooter('input');
  });

  useEffect(() => {
    const sprite = new Image();
    // [error.21]: every control has its name without its drawing.
    sprite.onerror = () => console.warn('The icons could not be loaded');
    sprite.src = ICON_SPRITE;
  }, []);

  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = onceConsentIsPossible(() => warmUp(() => loadChat(store)));
    }, CHAT_LOADS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);

  useEffect(() => (chatOpen ? () => warmUp(closeChat) : undefined), [chatOpen]);

  return (
    <>
      <LinkHost shell={shell} />
      {Newsletter && shell.newsletter && <Newsletter newsletter={shell.newsletter} />}
    </>
  );
}
