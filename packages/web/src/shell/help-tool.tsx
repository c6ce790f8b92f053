import type { ShellContent } from '@storefront/core/content/site-content';
import { useAtomValue, useSetAtom } from 'jotai';
import { shellCopy } from '../copy/shell-copy.ts';
import { closePanelAtom, panelsAtom, togglePanelAtom } from '../state/panels-atoms.ts';
import styles from './header.module.css';
import menuStyles from './help-menu.module.css';

/** `[screen.site-shell-desktop-header.7]`: what the settings name. */
export function HelpTool({ help: { phone, email } }: { help: ShellContent['help'] }) {
  const { helpOpen } = useAtomValue(panelsAtom);
  const toggle = useSetAtom(togglePanelAtom);
  const close = useSetAtom(closePanelAtom);
  if (!phone && !email) return null;
  return (
    <section
      className={styles.tools}
      aria-label={shellCopy.help}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close('helpOpen');
      }}
    >
      <button
        type="button"
        className={styles.word}
        aria-expanded={helpOpen}
        onClick={() => toggle('helpOpen')}
      >
        {shellCopy.help}
      </button>
      {helpOpen && (
        <nav className={menuStyles.menu} aria-label={shellCopy.help}>
          {phone && (
            <a href={phone.href}>
              <span>{shellCopy.phone}</span>
              <span className="muted">{phone.text}</span>
            </a>
          )}
          {email && (
            <a href={email.href}>
              <span>{shellCopy.email}</span>
              <span className="muted">{email.text}</span>
            </a>
          )}
        </nav>
      )}
    </section>
  );
}
