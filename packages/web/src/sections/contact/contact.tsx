import type { ContactSection } from '@storefront/core/providers/content/sections/contact';
import { sectionCopy as copy } from '../../copy/section-copy.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import styles from './contact.module.css';

/** Every way to reach the house that is configured. */
export function Contact({ section }: { section: ContactSection }) {
  const { heading, help, emailNote, phoneNote, chat, chatNote, first } = section;
  const ways = [
    { name: copy.byLetter, href: help.email?.href, words: help.email?.text, note: emailNote },
    { name: copy.byTelephone, href: help.phone?.href, words: help.phone?.text, note: phoneNote },
    { name: copy.whileYouShop, href: chat?.href, words: chat?.title, note: chatNote },
  ];
  return (
    <section className="section-tight">
      <div className={join('wrap', 'grid', styles.contact)}>
        {heading && (
          <h2 className="d3" dir="auto">
            {heading}
          </h2>
        )}
        <ul className={styles.ways}>
          {ways.map(
            ({ name, href, words, note }) =>
              href && (
                <li key={name}>
                  <p className="ui muted">{name}</p>
                  <a className={join('t1', styles.way)} href={href}>
                    {words}
                  </a>
                  {note && (
                    <p className="small muted" dir="auto">
                      {note}
                    </p>
                  )}
                </li>
              ),
          )}
          {first.length > 0 && (
            <li>
              <p className="ui muted">{copy.first}</p>
              <p className={styles.first}>
                {first.map(({ key, href, title }) => (
                  <Link key={key} className="link" href={href}>
                    {title}
                  </Link>
                ))}
              </p>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
