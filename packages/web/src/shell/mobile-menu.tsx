import type { MobileMenuLink, ShellContent } from '@storefront/core/content/site-content';
import { useEffect } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './mobile-menu.module.css';

function Entry({ link }: { link: MobileMenuLink }) {
  if (link.columns.length === 0)
    return (
      <Link href={link.href} className={styles.plain}>
        {link.title}
      </Link>
    );
  return (
    <details name="mobile-menu">
      <summary>
        {link.title}
        <Icon name="add" />
        <Icon name="minus" />
      </summary>
      <div className={styles.columns}>
        {link.columns.map((column, place) => (
          <div key={column.title ?? place}>
            {column.title && <p className="label">{column.title}</p>}
            {column.links.map(({ key, href, title }) => (
              <Link key={key} href={href}>
                {title}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

interface MobileMenuProps {
  menu: ShellContent['mobileMenu'];
  onClose: () => void;
}

/** `[screen.site-shell-mobile-header]`: two column groups a line, quick links at the foot. */
export function MobileMenu({ menu, onClose }: MobileMenuProps) {
  useEffect(() => {
    // The page behind must not move under the menu.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <nav className={styles.menu} aria-label={shellCopy.main}>
      {menu.links.map((link) => (
        <Entry key={link.key} link={link} />
      ))}
      {menu.quickLinks.length > 0 && (
        <div className={styles.quick}>
          {menu.quickLinks.flatMap(({ key, href, title, subLinks }) =>
            subLinks.length > 0
              ? subLinks.map((sub) => (
                  <Link key={sub.key} href={sub.href}>
                    {sub.title}
                  </Link>
                ))
              : [
                  <Link key={key} href={href}>
                    {title}
                  </Link>,
                ],
          )}
        </div>
      )}
    </nav>
  );
}
