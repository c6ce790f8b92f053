import Head from 'next/head';
import { useEffect } from 'react';
import { siteConfig } from '../clients/site-config.ts';
import { errorCopy as copy } from '../copy/error-copy.ts';
import { paths } from '../paths.ts';
import { reloadFailedPage } from '../shell/navigation/reload-failed-page.ts';
import { fontClasses } from '../styles/fonts.ts';
import { join } from '../ui/join.ts';

/**
 * `[error.20]` In place of a page that has failed in the browser. Loads it again once; where that has not helped, it
 * offers ways on. Without shell and styles of its own, and with links that load pages in full, because what failed may
 * be what fetches those.
 */
export function ErrorScreen() {
  useEffect(reloadFailedPage, []);

  return (
    <main id="main" className={join('site', 'wrap', 'section', fontClasses)}>
      <Head>
        <title key="title">{copy.title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        <a href={paths.home} className="t1">
          {siteConfig.brandName}
        </a>
      </p>
      <div role="alert" className="section-tight">
        <h1 className="d2">{copy.heading}</h1>
        <p className="lede muted">{copy.body}</p>
      </div>
      <nav aria-label={copy.ways}>
        <ul>
          <li className="hang section-tight">
            <button type="button" className="t2 link" onClick={() => location.reload()}>
              {copy.again}
            </button>
          </li>
          <li className="hang section-tight">
            <a href={paths.home} className="t2 link">
              {copy.home}
            </a>
          </li>
          <li className="hang section-tight">
            <a href={paths.cart} className="t2 link">
              {copy.bag}
            </a>
          </li>
        </ul>
      </nav>
    </main>
  );
}
