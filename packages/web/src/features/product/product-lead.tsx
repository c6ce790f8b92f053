import { type PageState, pageState } from '@storefront/core/product/page-state';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { siteConfig } from '../../clients/site-config.ts';
import { countryNotices } from '../../copy/country-notices.ts';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { countryNameAtom, HOME_COUNTRY_NAME } from '../../state/market-atoms.ts';
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
        <State
          state={state}
          comingOn={product.comingOn}
          hasSizes={hasSizes}
          hasWaitlist={hasWaitlist}
          isSoldElsewhere={product.variants.length > variants.length}
        />
      )}
    </>
  );
}

interface StateProps extends Pick<ProductLeadProps, 'hasSizes' | 'hasWaitlist'> {
  state: PageState;
  comingOn: string | null;
  /** The shop sells it, but not in the shopper's country. */
  isSoldElsewhere: boolean;
}

function State({ state, comingOn, hasSizes, hasWaitlist, isSoldElsewhere }: StateProps) {
  const country = useSettledAtom(countryNameAtom, HOME_COUNTRY_NAME);
  const isComing = state === 'coming-soon';
  return (
    <div className={join(styles.state, styles[state])}>
      <p>
        {isComing && comingOn
          ? [copy.arrives, <b key="day">{comingOn}</b>]
          : state === 'sold-out' && hasSizes
            ? copy.soldOutInEverySize
            : state === 'not-for-sale' && isSoldElsewhere
              ? countryNotices.notSold(country)
              : copy.states[state]}
      </p>
      {(isComing || state === 'sold-out' || state === 'restocking') && hasWaitlist && (
        <p>{copy.joinWaitlist(hasSizes, isComing)}</p>
      )}
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
