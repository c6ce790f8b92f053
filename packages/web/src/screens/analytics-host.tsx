import type { PageContent } from '@storefront/core/analytics/shop-event';
import { toCartItem } from '@storefront/core/cart/cart-items';
import { toCents } from '@storefront/core/money';
import { sitePath } from '@storefront/core/shell/site-path';
import { type createStore, useAtomValue, useStore } from 'jotai';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import type { CollectionProps } from '../data/collection-page.ts';
import type { ProductProps } from '../data/product-page.ts';
import type { CartFacts } from '../features/analytics/start-analytics.ts';
import { cartAtom, cartOpenAtom, isAddingAtom, isFetchingAtom } from '../features/cart/cart-atoms.ts';
import { readStoredCart } from '../features/cart/cart-storage.ts';
import { warmUp } from '../hooks/use-loaded.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { paths } from '../paths.ts';
import { localStore } from '../state/browser-storage.ts';
import { recordEvent } from '../state/recorded-events.ts';

const loadAnalytics = () => import('../features/analytics/start-analytics.ts');

const isProductPage = (page: object): page is ProductProps => 'product' in page && 'completeTheLook' in page;
const isCollectionPage = (page: object): page is CollectionProps => 'cards' in page && 'listed' in page;

function contentOf(page: object): PageContent {
  if (isCollectionPage(page)) return { kind: 'list', cards: page.cards, listed: page.listed };
  if (!isProductPage(page)) return { kind: 'other' };
  const requestedVariant = new URLSearchParams(location.search).get('variant');
  return { kind: 'product', product: page.product, requestedVariant };
}

// Of the document, not of the component: effects that run twice must not count a page twice.
let viewed: { path: string; url: string } | null = null;
let cartShownOn: 'page' | 'drawer' | null = null;

function recordPage(path: string, page: object): void {
  if (viewed?.path === path) return;
  const isFirst = viewed === null;
  const url = location.href;
  const referrer = viewed?.url ?? document.referrer;
  viewed = { path, url };
  const event = { kind: 'page-view', page: { path, url, referrer, content: contentOf(page) } } as const;
  // What was done before this code had loaded comes after the view of the page.
  recordEvent(event, isFirst ? Math.round(performance.timeOrigin) : undefined);
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
  const path = sitePath(useRouter().asPath);
  const cart = useAtomValue(cartAtom);
  const isOpen = useAtomValue(cartOpenAtom);
  const isAdding = useAtomValue(isAddingAtom);

  const record = useEffectEvent((shownPath: string) => recordPage(shownPath, page));
  useEffect(() => record(path), [path]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The browser froze the page and shows it again, like a page that is loaded again.
      viewed = null;
      record(path);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [path]);

  const hasLines = cart !== null && cart.lines.length > 0 && !isAdding;
  const shownOn = !hasLines ? null : path === paths.cart ? 'page' : isOpen ? 'drawer' : null;
  const recordCart = useEffectEvent((place: typeof cartShownOn) => {
    if (place === cartShownOn) return;
    cartShownOn = place;
    if (place === null || cart === null) return;
    const { currencyCode } = cart.cost.totalAmount;
    recordEvent({ kind: 'view-cart', lines: cart.lines.map(toCartItem), currencyCode });
  });
  useEffect(() => recordCart(shownOn), [shownOn]);

  useEffect(
    () =>
      whenIdle(() =>
        warmUp(() => loadAnalytics().then(({ startAnalytics }) => startAnalytics(store, cartFactsOf(store)))),
      ),
    [store],
  );
  return null;
}
