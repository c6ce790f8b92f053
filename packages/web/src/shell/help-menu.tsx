import type { ShellContent } from '@storefront/core/content/site-content';
import { copy } from '../copy.ts';
import styles from './help-menu.module.css';

/** `[screen.site-shell-desktop-header.7]`: what the settings name. */
export function HelpMenu({ help: { phone, email } }: { help: ShellContent['help'] }) {
  return (
    <nav className={styles.menu} aria-label={copy.shell.help}>
      {phone && (
        <a href={phone.href}>
          <span>{copy.shell.phone}</span>
          <span className="muted">{phone.text}</span>
        </a>
      )}
      {email && (
        <a href={email.href}>
          <span>{copy.shell.email}</span>
          <span className="muted">{email.text}</span>
        </a>
      )}
    </nav>
  );
}
