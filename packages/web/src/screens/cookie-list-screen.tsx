import { useEffect, useState } from 'react';
import { isOwnConsent } from '../clients/consent-before.ts';
import { cookieListCopy as copy } from '../copy/cookie-list-copy.ts';
import type { CookieListProps } from '../data/cookie-list-page.ts';
import { fetchPart } from '../hooks/late-part.ts';
import { FactsPart, PageFacts, PageHead } from './page-facts.tsx';

const loadPort = () => import('../clients/consent-port.ts');

/**
 * `[screen.route-table.23]` What is stored, by category; below it the list of the consent manager, where one is
 * configured and loads. With the styles of editors' pages, because every page would list a file of its own.
 */
export function CookieListScreen({ intro, parts }: Pick<CookieListProps, 'intro' | 'parts'>) {
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
    <article>
      <PageHead title={copy.title} lede={copy.lede} />
      <PageFacts intro={intro} parts={parts} cards={{}}>
        {hasManager && (
          <FactsPart id="cookies-found" heading={[{ text: copy.manager }]}>
            {/* The consent manager fills it. */}
            <div id="ot-sdk-cookie-policy" />
          </FactsPart>
        )}
      </PageFacts>
    </article>
  );
}
