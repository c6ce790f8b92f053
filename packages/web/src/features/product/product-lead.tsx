import { type PageState, pageState } from '@storefront/core/product/page-state';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { siteConfig } from '../../clients/site-config.ts';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import styles from './product-lead.module.css';

export interface ProductLeadProps {
  /** From the menu to the collection of the piece. */
  trail: { name: string; path: string }[];
  product: ProductPage;
  /** With live stock. */
  variants: PageVariant[];
  hasSizes: boolean;
  hasWaitlist: boolean;
}

/** Above the name: where the piece hangs, and what is so before anything else. */
export function ProductLead({ trail, product, variants, hasSizes, hasWaitlist }: ProductLeadProps) {
  const state = pageState({ ...product, variants });
  return (
    <>
      {trail.length > 0 && (
        <nav className={styles.crumbs} aria-label={copy.breadcrumb}>
          <ol>
            {trail.map(({ name, path }) => (
              <li key={path}>
                <Link href={path}>{name}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {state && (
        <State state={state} comingOn={product.comingOn} hasSizes={hasSizes} hasWaitlist={hasWaitlist} />
      )}
    </>
  );
}

interface StateProps extends Pick<ProductLeadProps, 'hasSizes' | 'hasWaitlist'> {
  state: PageState;
  comingOn: string | null;
}

function State({ state, comingOn, hasSizes, hasWaitlist }: StateProps) {
  const isAhead = state === 'coming-soon' || state === 'appointment';
  const invitation = hasSizes ? copy.chooseForWaitlist : copy.joinWaitlist;
  return (
    <div className={join(styles.state, isAhead && styles.ahead)}>
      <p>
        {state === 'coming-soon' && (comingOn === null ? copy.notYet : copy.arrives(comingOn))}
        {state === 'sold-out' && (hasSizes ? copy.soldOutInEverySize : copy.soldOut)}
        {state === 'not-for-sale' && copy.notForSale}
        {state === 'appointment' && copy.hour}
      </p>
      {(state === 'coming-soon' || state === 'sold-out') && hasWaitlist && <p>{invitation[state]}</p>}
      {state === 'appointment' && (
        <p>
          {siteConfig.bookingUrl === null ? (
            copy.afterTheOrder
          ) : (
            <a className="link" href={siteConfig.bookingUrl} target="_blank" rel="noopener">
              {copy.chooseHour}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
