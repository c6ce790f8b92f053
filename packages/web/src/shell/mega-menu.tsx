import type { ContentImage, MenuLink } from '@storefront/core/content/site-content';
import { useEffect, useRef, useState } from 'react';
import { contentSources } from '../ui/image-sources.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './mega-menu.module.css';

interface MegaMenuProps {
  link: MenuLink;
  onLeave: () => void;
}

/** `[screen.site-shell-desktop-header.2]`: up to three columns and the picture of the link pointed at. */
export function MegaMenu({ link, onLeave }: MegaMenuProps) {
  const [image, setImage] = useState<ContentImage | null>(null);
  const panel = useRef<HTMLElement>(null);
  const shown = image ?? link.image;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || panel.current?.contains(document.activeElement)) return;
      event.preventDefault();
      panel.current?.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={link.title}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className={styles.menu}>
        {link.columns.map((column, place) => (
          <div key={column.title ?? place} className={styles.column}>
            {column.title && <p className="label">{column.title}</p>}
            <ul>
              {column.links.map((entry) => (
                <li key={entry.key}>
                  <Link
                    href={entry.href}
                    onPointerEnter={() => setImage(entry.image)}
                    onFocus={() => setImage(entry.image)}
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {shown && (
          <div className={styles.pane}>
            <span className="frame">
              <Picture
                sources={contentSources(shown.src)}
                width={shown.width}
                height={shown.height}
                alt=""
                sizes="33vw"
                focus={shown.focus}
                isEager
              />
            </span>
          </div>
        )}
      </div>
    </section>
  );
}
