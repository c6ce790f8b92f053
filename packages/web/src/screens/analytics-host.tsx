import { withoutLinkToken } from '@storefront/core/account/account-link';
import type { PageContent } from '@storefront/core/analytics/shop-event';
import { toCartItem } from '@storefront/core/cart/to-cart-item';
import { toCents } from '@storefront/core/money';
import { sitePath } from '@storefront/core/shell/site-path';
import { type createStore, useAtomValue, useStore } from 'jotai';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { followChosenCards } from '../features/analytics/chosen-cards.ts';
import type { CartFacts } from '../features/analytics/start-analytics.ts';
import { cartAtom, cartOpenAtom, isAddingAtom, isFetchingAtom } from '../features/cart/cart-atoms.ts';
import { readStoredCart } from '../features/cart/cart-storage.ts';
import { warmUp } from '../hooks/use-loaded.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { paths } from '../paths.ts';
import { onceConsentIsPossible } from '../shell/consent/once-consent-is-possible.ts';
import { localStore } from '../state/browser-storage.ts';
import { recordEvent } from '../state/recorded-events.ts';
import { isCollectionPage, isProductPage } from './page-kinds.ts';
import { createSights } from './record-sights.ts';

const loadAnalytics = () => import('../features/analytics/start-analytics.ts');

function contentOf(page: object): PageContent {
  if (isCollectionPage(page)) return { kind: 'list', cards: page.cards, listed: page.listed };
  if (!isProductPage(page)) return { kind: 'other' };
  const requestedVariant = new URLSearchParams(location.search).get('variant');
  return { kind: 'product', product: page.product, requestedVariant };
}

// Of the document, not of the component: effects that run twice must not count anything twice.
let sights: ReturnType<typeof createSights> | null = null;

function sightsOfDocument(): ReturnType<typeof createSights> {
  sights ??= createSights({
    record: recordEvent,
    documentStartMs: Math.round(performance.timeOrigin),
    documentReferrer: document.referrer,
  });
  return sights;
}

function cartFactsOf(store: ReturnType<typeof createStore>): CartFacts {
  return {
    readTotalCents: () => toCents(store.get(cartAtom)?.cost.totalAmount.amount) ?? 0,
    isKnown: () => !store.get(isFetchingAtom) || readStoredCart(localStore).id === null,
    onChange(work) {
      store.sub(isFetchingAtom, work);
    },
  };
}

/**
 * Records a view of every page, once for each navigation to another path, and of the cart when it comes into sight;
 * starts what sends the records.
 */
export function AnalyticsHost({ page }: { page: object }) {
  const store = useStore();
  const path = withoutLinkToken(sitePath(useRouter().asPath));
  const cart = useAtomValue(cartAtom);
  const isOpen = useAtomValue(cartOpenAtom);
  const isAdding = useAtomValue(isAddingAtom);

  const readPage = useEffectEvent(() => ({
    path,
    url: withoutLinkToken(location.href),
    content: contentOf(page),
  }));
  useEffect(() => {
    sightsOfDocument().showPage({ ...readPage(), path });
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sightsOfDocument().showPageAgain({ ...readPage(), path });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [path]);

  const place = path === paths.cart ? 'page' : isOpen ? 'drawer' : null;
  const isReady = cart !== null && cart.lines.length > 0 && !isAdding;
  // The bag may open a frame before this component is drawn with the add.
  const readCart = useEffectEvent(
    () =>
      cart &&
      !store.get(isAddingAtom) && {
        lines: cart.lines.map(toCartItem),
        currencyCode: cart.cost.totalAmount.currencyCode,
      },
  );
  useEffect(() => sightsOfDocument().showCart(place, (isReady && readCart()) || null), [place, isReady]);

  // Here, because the first use of a page may be the choice of a card, which comes before the code of analytics.
  useEffect(followChosenCards, []);

  useEffect(() => {
    const load = () =>
      warmUp(() => loadAnalytics().then(({ startAnalytics }) => startAnalytics(store, cartFactsOf(store))));
    return onceConsentIsPossible(() => whenIdle(load));
  }, [store]);
  return null;
}
