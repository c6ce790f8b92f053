import type { ShellContent } from '@storefront/core/content/site-content';
import { useStore } from 'jotai';
import { type ComponentProps, useEffect } from 'react';
import type { PageProps } from '../data/page-props.ts';
import { SessionHost } from '../features/account/session/session-host.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { WaitlistHost } from '../features/waitlist/waitlist-host.tsx';
import { fetchPart } from '../hooks/late-part.ts';
import { useLoaded, warmUp } from '../hooks/use-loaded.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { whenUsed } from '../hooks/when-used.ts';
import { ConsentHost } from '../shell/consent/consent-host.tsx';
import { CountryHost } from '../shell/country/country-host.tsx';
import { DeploymentHost } from '../shell/navigation/deployment-host.tsx';
import { SiteStateHost } from '../shell/navigation/site-state-host.tsx';
import { SettingsHost } from '../shell/settings/settings-host.tsx';
import { ShellHost } from '../shell/shell-host.tsx';
import { AnalyticsHost } from './analytics-host.tsx';
import { DiscountHost } from './discount-host.tsx';
import { isProductPage } from './page-kinds.ts';
import { ProductHost } from './product-host.tsx';
import { QuickAddHost } from './quick-add-host.tsx';
import { ReferralHost } from './referral-host.tsx';
import { WishlistHost } from './wishlist-host.tsx';

const loadPanels = () => import('./prepare-panels.ts');

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
  useEffect(
    () =>
      whenUsed(() =>
        whenIdle(() => warmUp(() => loadPanels().then(({ preparePanels }) => preparePanels(store)))),
      ),
    [store],
  );

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
