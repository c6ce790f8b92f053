import type { ShellContent } from '@storefront/core/content/site-content';
import { toCents } from '@storefront/core/money';
import { WIDE_NAVIGATION_FROM_PX } from '@storefront/core/shell/viewport';
import { useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import { SessionHost } from '../features/account/session-host.tsx';
import { cartAtom } from '../features/cart/cart-atoms.ts';
import { CartHost } from '../features/cart/cart-host.tsx';
import { DeploymentHost } from '../features/shell/deployment-host.tsx';
import { SettingsHost } from '../features/shell/settings-host.tsx';
import { SiteStateHost } from '../features/shell/site-state-host.tsx';
import { afterPaint } from '../hooks/after-paint.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { ShellHost } from '../shell/shell-host.tsx';
import { closeHeaderMenusAtom } from '../state/panels-atoms.ts';
import { warmPanels } from './warm-panels.ts';

const HOME_LINK = `a[aria-label="${shellCopy.homepage}"]`;

/** What keeps session, bag and the page's own freshness alive on every page; comes after hydration. */
export function LateHosts({ shell }: { shell: ShellContent }) {
  const store = useStore();
  const readCartTotalCents = useCallback(
    () => toCents(store.get(cartAtom)?.cost.totalAmount.amount) ?? 0,
    [store],
  );
  useEffect(() => whenIdle(() => warmPanels(store)), [store]);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${WIDE_NAVIGATION_FROM_PX}px)`);
    const close = () => {
      const header = document.activeElement?.closest('header');
      store.set(closeHeaderMenusAtom);
      // What opened the menu is not there at this width, and cannot take the focus back.
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
      <CartHost emptyCart={shell.emptyCart} />
      <SettingsHost shell={shell} />
      <SiteStateHost />
      <ShellHost shell={shell} readCartTotalCents={readCartTotalCents} />
      {/* Last: it may call a navigation off, after all others heard of its failure. */}
      <DeploymentHost />
    </>
  );
}
