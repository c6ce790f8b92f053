import type { ShellContent } from '@storefront/core/content/site-content';
import { brandName } from '../../clients/brand-name.ts';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { Link } from '../../ui/link.tsx';
import { RichSpans } from '../../ui/rich-text.tsx';
import { CountryButton } from '../country/country-button.tsx';
import { Logo } from '../header/logo.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import styles from './footer.module.css';

interface FooterProps {
  shell: ShellContent;
  /** The year of the build, so that server and browser agree. */
  year: number;
  /** Editors have placed the newsletter in the page itself: the footer then shows their note. */
  pageHoldsNewsletter: boolean;
}

export function Footer({ shell: { footer, newsletter }, year, pageHoldsNewsletter }: FooterProps) {
  return (
    // It may have been laid out before its script has come, which leaves a style on it.
    <footer className={`on-night ${styles.footer}`} suppressHydrationWarning>
      <div className="wrap">
        <div className={styles.top}>
          {newsletter && !pageHoldsNewsletter ? (
            <section id="newsletter" className={styles.note}>
              <h2 className="d3">{newsletter.heading}</h2>
              <p className="ui">{newsletter.text}</p>
              <NewsletterForm consent={newsletter.consent} look="night" />
            </section>
          ) : (
            <div className={styles.note}>
              {footer.note?.map((block, place) => (
                <p key={block.spans[0]?.text ?? block.kind} className={place === 0 ? 'd3' : 'ui'}>
                  <RichSpans spans={block.spans} />
                </p>
              ))}
              {newsletter && (
                <p className="ui">
                  <a href="#newsletter">{newsletter.heading}</a>
                </p>
              )}
            </div>
          )}
          <nav className={styles.groups} aria-label={lateShellCopy.footer}>
            {footer.groups.map(({ title, links }, place) => (
              <div key={title ?? place}>
                {title && <h2 className="label">{title}</h2>}
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
        <div className={styles.legal}>
          <CountryButton />
          {footer.legalLinks?.map(({ key, href, title }) => (
            <Link key={key} href={href}>
              {title}
            </Link>
          ))}
          <span>{lateShellCopy.legal(year, brandName)}</span>
        </div>
      </div>
    </footer>
  );
}
