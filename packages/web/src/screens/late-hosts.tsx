import type { ShellContent } from '@storefront/core/content/site-content';
import { hasWideNavigation, WIDE_NAVIGATION_FROM_PX } from '@storefront/core/shell/viewport';
import { useStore } from 'jotai';
import { type ComponentProps, useEffect } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import type { PageProps } from '../data/page-props.ts';
import { SessionHost } from '../features/account/session/session-host.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { loadSearchPanel } from '../features/search/load-search-panel.ts';
import { WaitlistHost } from '../features/waitlist/waitlist-host.tsx';
import { afterPaint } from '../hooks/after-paint.ts';
import { fetchPart } from '../hooks/late-part.ts';
import { predraw, useLoaded, warmUp } from '../hooks/use-loaded.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { whenUsed } from '../hooks/when-used.ts';
import { ConsentHost } from '../shell/consent/consent-host.tsx';
import { CountryHost } from '../shell/country/country-host.tsx';
import { loadMobileMenu } from '../shell/menu/load-mobile-menu.ts';
import { DeploymentHost } from '../shell/navigation/deployment-host.tsx';
import { SiteStateHost } from '../shell/navigation/site-state-host.tsx';
import { SettingsHost } from '../shell/settings/settings-host.tsx';
import { ShellHost } from '../shell/shell-host.tsx';
import { closeHeaderMenusAtom, mobileMenuIsNearAtom } from '../state/panels-atoms.ts';
import { AnalyticsHost } from './analytics-host.tsx';
import { DiscountHost } from './discount-host.tsx';
import { isProductPage } from './page-kinds.ts';
import { ProductHost } from './product-host.tsx';
import { QuickAddHost } from './quick-add-host.tsx';
import { ReferralHost } from './referral-host.tsx';
import { WishlistHost } from './wishlist-host.tsx';

const HOME_LINK = `a[aria-label="${shellCopy.homepage}"]`;

/** Prefetches what the header's controls open, once the page is used; what fails is fetched on intent. */
function prefetchPanels(store: ReturnType<typeof useStore>): void {
  warmUp(loadSearchPanel);
  if (hasWideNavigation(window.innerWidth)) return;
  predraw(loadMobileMenu, (isNear) => store.set(mobileMenuIsNearAtom, isNear));
}

const loadViewedInBag = () => import('./viewed-in-bag.tsx').then((module) => module.ViewedInBag);

function BelowEmptyBag(props: ComponentProps<Awaited<ReturnType<typeof loadViewedInBag>>>) {
  const Viewed = useLoaded(true, loadViewedInBag);
  return Viewed && <Viewed {...props} />;
}

/** Components without markup of their own that run session, cart and settings on every page, after hydration. */
export function LateHosts({ shell, page }: { shell: ShellContent; page: PageProps<object> }) {
  const store = useStore();
  useEffect(() => {
    const shown = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
    if (shown === page.frame.canonical) return;
    let isShown = true;
    void fetchPart(() => import('./write-page-tags.ts')).then(
      ({ writePageTags }) => isShown && writePageTags(page),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [page]);
  useEffect(() => whenUsed(() => whenIdle(() => prefetchPanels(store))), [store]);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${WIDE_NAVIGATION_FROM_PX}px)`);
    const close = () => {
      const header = document.activeElement?.closest('header');
      store.set(closeHeaderMenusAtom);
      // The menu's toggle does not exist at this width, so it cannot take the focus back.
      afterPaint(() => {
        if (document.activeElement === document.body) header?.querySelector<HTMLElement>(HOME_LINK)?.focus();
      });
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [store]);

  return (
    <>
      <SessionHost />
      <CartHost
        emptyCart={shell.emptyCart}
        banner={shell.cartBanner}
        bridal={shell.shippingBridal}
        belowEmpty={<BelowEmptyBag saleTags={page.frame.saleTags} />}
      />
      <DiscountHost />
      <QuickAddHost saleTags={page.frame.saleTags} />
      <WaitlistHost />
      <WishlistHost product={isProductPage(page) ? page.product : null} />
      <CountryHost />
      <ConsentHost />
      <SettingsHost shell={shell} />
      <SiteStateHost />
      <ShellHost shell={shell} />
      <ReferralHost />
      <AnalyticsHost page={page} />
      {isProductPage(page) && <ProductHost key={page.product.handle} {...page} />}
      {/* Last: it may cancel a navigation, after all others were notified of its failure. */}
      <DeploymentHost />
    </>
  );
}
