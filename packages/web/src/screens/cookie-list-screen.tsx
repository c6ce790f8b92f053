import { useEffect, useState } from 'react';
import { isOwnConsent } from '../clients/consent-before.ts';
import { siteConfig } from '../clients/site-config.ts';
import { consentChoicesCopy } from '../copy/consent-choices-copy.ts';
import { cookieListCopy as copy } from '../copy/cookie-list-copy.ts';
import type { CookieListProps } from '../data/cookie-list-page.ts';
import { fetchPart } from '../hooks/late-part.ts';

const loadPort = () => import('../clients/consent-port.ts');

/**
 * `[screen.route-table.23]` What is stored, by category; below it the list of the consent manager, where one is
 * configured and loads. Without styles of its own, because every page would list their file.
 */
export function CookieListScreen({ categories }: Pick<CookieListProps, 'categories'>) {
  const [hasManager, setManager] = useState(false);

  useEffect(() => setManager(!isOwnConsent()), []);

  useEffect(() => {
    if (!hasManager) return;
    const show = async () => {
      const { findConsentManager } = await fetchPart(loadPort);
      const manager = findConsentManager();
      if (await manager.load()) manager.showCookieList();
    };
    // What our own list says stands without it.
    show().catch(() => {});
  }, [hasManager]);

  return (
    <div className="wrap section">
      <h1 className="d2">{copy.title}</h1>
      <p className="lede muted measure">{copy.lede}</p>
      <p className="section-tight">
        <a href="cookie:" className="t2 link">
          {copy.change}
        </a>
      </p>
      {categories.map(({ category, lines }) => {
        const { name, text } = consentChoicesCopy.categories[category];
        return (
          <section key={category} aria-labelledby={`cookies-${category}`} className="hang section-tight">
            <div className="prose measure">
              <h2 id={`cookies-${category}`} className="t1">
                {name}
              </h2>
              <p className="muted">{text}</p>
              <ul aria-labelledby={`cookies-${category}`} className="prose">
                {lines.map(({ provider, why, stored }) => (
                  <li key={`${provider}${stored?.place}${stored?.key}${why}`}>
                    {stored && <code>{stored.key}</code>} {provider ?? siteConfig.brandName}: {why}.{' '}
                    <span className="small muted">
                      {stored ? `${copy.place[stored.place]}, ${stored.retention}.` : copy.nothing}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        );
      })}
      {hasManager && (
        <section aria-labelledby="cookies-found" className="hang section-tight">
          <h2 id="cookies-found" className="t1">
            {copy.manager}
          </h2>
          {/* The consent manager fills it. */}
          <div id="ot-sdk-cookie-policy" />
        </section>
      )}
    </div>
  );
}
