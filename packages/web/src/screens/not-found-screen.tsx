import { isProductPath, START_SHOPPING_HREF } from '@storefront/core/content/not-found';
import { sitePath } from '@storefront/core/shell/site-path';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import type { NotFoundProps } from '../data/not-found-page.ts';
import type { PageProps } from '../data/page-props.ts';
import '../features/product/product-rail-styles.ts';
import { siteConfig } from '../clients/site-config.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { readablePath } from '../ui/readable-path.ts';
import styles from './not-found-screen.module.css';

type Parts = typeof import('./not-found-parts.tsx');

/** Performance-audit tools that `isbot` does not recognise. */
const AUDIT_TOOLS = /gtmetrix|calibre/i;

/** `[screen.not-found-error-page.5]` Null for bots, which never load these parts. */
async function loadParts(): Promise<Parts | null> {
  const { userAgent } = navigator;
  if (AUDIT_TOOLS.test(userAgent)) return null;
  const { isbot } = await import('isbot');
  return isbot(userAgent) ? null : import('./not-found-parts.tsx');
}

const neverChanges = () => () => {};

/**
 * One static page for every unknown address: shell, title and reserved places. `public/not-found.js` writes the path
 * and chooses the variant before the first paint; editors' text and recommendations load for visitors who are not bots.
 */
export function NotFoundScreen({ page, cardTexts, frame }: PageProps<NotFoundProps>) {
  // False during hydration: the server draws both variants, and CSS shows one.
  const isDrawnHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // From the router: on history navigation `location` changes before the page does.
  const { asPath } = useRouter();
  const path = isDrawnHere ? sitePath(asPath) : null;
  // Undefined until `isbot` has loaded.
  const [parts, setParts] = useState<Parts | null>();
  useEffect(() => {
    loadParts().then(setParts, (error: unknown) => {
      console.error('Parts of the not-found page could not be loaded', error);
      setParts(null);
    });
  }, []);

  const isEither = path === null;
  const isSoldOut = path !== null && isProductPath(path);
  return (
    <>
      {isSoldOut && (
        <Head>
          <title key="title">{notFoundCopy.soldOutTitle(siteConfig.brandName)}</title>
        </Head>
      )}
      {(isEither || isSoldOut) && (
        <div className={join('wrap', 'grid', styles.sold, isEither && styles.ifProduct)}>
          <div>
            <span className="wine">
              <Icon name="bow" size={44} />
            </span>
            <h1 className="d2">{notFoundCopy.soldOut}</h1>
            <MoreLink href={START_SHOPPING_HREF}>{notFoundCopy.startShopping}</MoreLink>
          </div>
        </div>
      )}
      {!isSoldOut && (
        <div className={join(styles.missing, isEither && styles.unlessProduct)}>
          {page && <div className={styles.picture}>{parts && <parts.NotFoundPicture page={page} />}</div>}
          <div className={styles.text}>
            {page?.title && <h1 className="d2">{page.title}</h1>}
            <NotFoundPath path={path} isTitle={!page?.title} />
            {page && page.body.length > 0 ? (
              <div className={join('lede', styles.body)}>{parts && <parts.NotFoundText page={page} />}</div>
            ) : (
              <p className={styles.links}>
                <MoreLink href={START_SHOPPING_HREF}>{notFoundCopy.startNew}</MoreLink>
                <MoreLink href={paths.home}>{notFoundCopy.home}</MoreLink>
              </p>
            )}
          </div>
        </div>
      )}
      <div className={styles.pieces}>
        {parts && (
          <parts.NotFoundProducts
            heading={page?.collectionTitle ?? notFoundCopy.pieces}
            cardTexts={cardTexts}
            startLinks={frame.shell.emptyCart}
          />
        )}
      </div>
    </>
  );
}

/** `[screen.unknown-routes.2]` `public/not-found.js` writes the path into the element with this id. */
function NotFoundPath({ path, isTitle }: { path: string | null; isTitle: boolean }) {
  const Tag = isTitle ? 'h1' : 'p';
  return (
    <Tag className={isTitle ? 'd2' : join('small', styles.address)}>
      {notFoundCopy.message}{' '}
      <span id="requested-path" suppressHydrationWarning>
        {path === null ? '' : readablePath(path)}
      </span>
    </Tag>
  );
}
