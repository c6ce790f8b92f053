import type { ShellContent } from '@storefront/core/content/site-content';
import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { noticeCopy } from '../../copy/notice-copy.ts';
import { fetchPart } from '../../hooks/late-part.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { closePanelAtom, openPanelAtom, panelsAtom } from '../../state/panels-atoms.ts';
import { NoticeBar } from '../notice/notice-bar.tsx';

/** Values that do something instead of, or beside, leading somewhere. */
const SPECIAL = /^(chat|cookie|mailto|tel|sms):/i;
const NEWSLETTER = '#newsletter';

const loadFollowLink = () => import('./follow-link.ts');

/**
 * `[screen.link-rules.4]` Listens to every click of the page, so that footer, menus, banner and texts need not know
 * what their links mean. The code behind a value is fetched with the first click.
 */
export function LinkHost({ shell: { help, newsletter } }: { shell: ShellContent }) {
  const store = useStore();
  const openPanel = useSetAtom(openPanelAtom);
  const closePanel = useSetAtom(closePanelAtom);
  const [notice, setNotice] = useAtom(noticeAtom);
  const hasNewsletter = newsletter !== null;

  useEffect(() => {
    // A link followed before hydration, or an address that was shared.
    if (hasNewsletter && window.location.hash === NEWSLETTER) openPanel('newsletterOpen');
  }, [hasNewsletter, openPanel]);

  // Before its first paint: whoever sees it can click.
  useLayoutEffect(() => {
    const showChat = (isOpen: boolean) => (isOpen ? openPanel : closePanel)('chatOpen');
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const value = link?.getAttribute('href')?.trim() ?? '';
      if (hasNewsletter && value === NEWSLETTER) {
        event.preventDefault();
        leaveMenu(link);
        openPanel('newsletterOpen');
      }
      if (!SPECIAL.test(value)) return;
      if (/^c/i.test(value)) {
        event.preventDefault();
        leaveMenu(link);
      }
      if (/^chat/i.test(value)) showChat(true);
      fetchPart(loadFollowLink).then(
        ({ followLink }) => {
          const isOver = /^chat/i.test(value) && !store.get(panelsAtom).chatOpen;
          return isOver ? undefined : followLink(value, store, setNotice, showChat);
        },
        () => {
          if (/^cookie/i.test(value)) setNotice({ text: noticeCopy.cookiesFailed });
          if (!/^chat/i.test(value)) return;
          showChat(false);
          setNotice({ text: noticeCopy.chatFailed, offersEmail: true });
        },
      );
    };
    // In the capture phase: React stops clicks on parts that are not hydrated yet.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [store, openPanel, closePanel, setNotice, hasNewsletter]);

  return <NoticeBar notice={notice} email={help.email} onDismiss={() => setNotice(null)} />;
}

/** The menu closes with its links: the panel that opens next gives the focus back to the menu's control. */
function leaveMenu(link: Element | null): void {
  link?.closest('header')?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
}
