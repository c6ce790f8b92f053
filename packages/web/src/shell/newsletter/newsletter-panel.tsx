import type { ShellContent } from '@storefront/core/content/site-content';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { replaceShownAddress } from '../../next/history-state.ts';
import { closePanelAtom, usePanel } from '../../state/panels-atoms.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-panel.module.css';

/** `[screen.site-shell-desktop-header.18]` Opening it focuses its input. */
export function NewsletterPanel({ newsletter }: { newsletter: NonNullable<ShellContent['newsletter']> }) {
  const newsletterOpen = usePanel('newsletterOpen');
  const closePanel = useSetAtom(closePanelAtom);
  const close = useCallback(() => {
    closePanel('newsletterOpen');
    const { hash, pathname, search } = window.location;
    // The hash would open it again on the way back.
    if (hash === '#newsletter') replaceShownAddress(pathname + search);
  }, [closePanel]);
  const body = useRef<HTMLDivElement>(null);

  // After the drawer's own effect, which shows the dialog.
  useEffect(() => {
    if (newsletterOpen) body.current?.querySelector('input')?.focus();
  }, [newsletterOpen]);

  return (
    <Drawer
      isOpen={newsletterOpen}
      onClose={close}
      title={newsletter.heading}
      closeLabel={lateShellCopy.close}
    >
      <div ref={body} className={styles.body}>
        <p className="lede muted">{newsletter.text}</p>
        <NewsletterForm consent={newsletter.consent} look="stacked" />
      </div>
    </Drawer>
  );
}
