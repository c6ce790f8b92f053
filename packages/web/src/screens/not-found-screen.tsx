import { isProductPath, START_SHOPPING_HREF } from '@storefront/core/content/not-found';
import { sitePath } from '@storefront/core/shell/site-path';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import type { NotFoundProps } from '../data/not-found-page.ts';
import type { PageProps } from '../data/page-props.ts';
import '../features/product/product-rail-styles.ts';
import { paths } from '../paths.ts';
import { siteConfig } from '../site-config.ts';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { readablePath } from '../ui/readable-path.ts';
import styles from './not-found-screen.module.css';

type Parts = typeof import('./not-found-parts.tsx');

/** Performance-audit tools that `isbot` takes for people. */
const AUDIT_TOOLS = /gtmetrix|calibre/i;

/** `[screen.not-found-error-page.5]` What bots never load; null for them. */
async function loadParts(): Promise<Parts | null> {
  const { userAgent } = navigator;
  if (AUDIT_TOOLS.test(userAgent)) return null;
  const { isbot } = await import('isbot');
  return isbot(userAgent) ? null : import('./not-found-parts.tsx');
}

const never = () => () => {};

/**
 * One static page for every unknown address: shell, title and reserved places. `public/not-found.js` writes the
 * path and chooses the variant before the first paint; what editors wrote comes for visitors who are no bots.
 */
export function NotFoundScreen({ page, cardTexts, frame }: PageProps<NotFoundProps>) {
  // Null as long as the page is what the server drew: both variants, of which the style shows one.
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // The router's: on the way back the address is the next page's before that one has come.
  const { asPath } = useRouter();
  const path = isDrawnHere ? sitePath(asPath) : null;
  // Undefined while nobody knows whether this is a visitor.
  const [parts, setParts] = useState<Parts | null>();
  useEffect(() => {
    loadParts().then(setParts, (error: unknown) => {
      console.error('The rest of the lost page could not be loaded', error);
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
        <div className={join(styles.lost, isEither && styles.unlessProduct)}>
          {page && <div className={styles.picture}>{parts && <parts.LostPicture page={page} />}</div>}
          <div className={styles.text}>
            {page && <h1 className="d2">{page.title}</h1>}
            <LostPath path={path} isTitle={!page} />
            {page ? (
              <div className={join('lede', styles.body)}>{parts && <parts.LostText page={page} />}</div>
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
          <parts.LostPieces
            heading={page?.collectionTitle ?? notFoundCopy.pieces}
            cardTexts={cardTexts}
            waysOn={frame.shell.emptyCart}
          />
        )}
      </div>
    </>
  );
}

/** `[screen.unknown-routes.2]` The script that writes the path knows its place by the id. */
function LostPath({ path, isTitle }: { path: string | null; isTitle: boolean }) {
  const Tag = isTitle ? 'h1' : 'p';
  return (
    <Tag className={isTitle ? 'd2' : join('small', styles.address)}>
      {notFoundCopy.message}{' '}
      <span id="lost-path" suppressHydrationWarning>
        {path === null ? '' : readablePath(path)}
      </span>
    </Tag>
  );
}
