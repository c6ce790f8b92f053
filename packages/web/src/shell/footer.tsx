import type { ShellContent } from '@storefront/core/content/site-content';
import { shellCopy } from '../copy/shell-copy.ts';
import { siteConfig } from '../site-config.ts';
import { Link } from '../ui/link.tsx';
import { RichSpans } from '../ui/rich-text.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

interface FooterProps {
  shell: ShellContent;
  /** The year of the build, so that server and browser say the same. */
  year: number;
}

export function Footer({ shell: { footer }, year }: FooterProps) {
  return (
    <footer className={`on-night ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.note}>
            {footer.note?.map((block, place) => (
              <p key={block.spans[0]?.text ?? block.kind} className={place === 0 ? 'd3' : 'ui'}>
                <RichSpans spans={block.spans} />
              </p>
            ))}
          </div>
          <nav className={styles.groups} aria-label={shellCopy.footer}>
            {footer.groups.map(({ title, links }) => (
              <div key={title}>
                <h2 className="label">{title}</h2>
                {links.map(({ key, href, title: text }) => (
                  <Link key={key} href={href}>
                    {text}
                  </Link>
                ))}
              </div>
            ))}
          </nav>
        </div>
        <Logo className={styles.mark} />
        <p className={styles.legal}>
          {footer.legalLinks?.map(({ key, href, title }) => (
            <Link key={key} href={href}>
              {title}
            </Link>
          ))}
          <span>{shellCopy.legal(year, siteConfig.brandName)}</span>
        </p>
      </div>
    </footer>
  );
}
