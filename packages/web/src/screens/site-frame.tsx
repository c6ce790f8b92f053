import { isOlderShell } from '@storefront/core/content/shell-revision';
import { bannerRootClasses } from '@storefront/core/shell/banner';
import { useAtomValue, useStore } from 'jotai';
import Head from 'next/head';
import { memo, type ReactNode, useEffect } from 'react';
import type { FrameProps, PageProps } from '../data/page-props.ts';
import { cartOpenAtom } from '../features/cart/cart-atoms.ts';
import { CartToggle } from '../features/cart/cart-toggle.tsx';
import { SearchTool } from '../features/search/search-tool.tsx';
import { announceHydrated } from '../hooks/late-part.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { paths } from '../paths.ts';
import { decideCountry, isMarkedAbroad } from '../shell/country/decide-country.ts';
import { Shell } from '../shell/shell.tsx';
import { newestShellAtom } from '../state/shell-atoms.ts';
import { join } from '../ui/join.ts';

const loadHosts = () =>
  import(/* webpackChunkName: "hosts" */ './late-hosts.tsx').then((module) => module.LateHosts);

type FrameHeadProps = Pick<FrameProps, 'title' | 'isIndexed' | 'canonical'>;

/** Drawn anew with another page only: of two titles Next takes the one that was drawn last, and a page may have its own. */
const FrameHead = memo(function FrameHead({ title, isIndexed, canonical }: FrameHeadProps) {
  return (
    <Head>
      <title key="title">{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {isIndexed && <link rel="canonical" href={canonical} />}
    </Head>
  );
});

/** Joins shell and features around every page. Head tags that only crawlers read are in `_document`. */
export function SiteFrame({ page, children }: { page: PageProps<object>; children: ReactNode }) {
  const { frame } = page;
  const { heroTone, lookAtTop, year, holdsNewsletter, rootClasses, title, isIndexed, canonical } = frame;
  const store = useStore();
  const newest = useAtomValue(newestShellAtom);
  const shell = newest && !isOlderShell(newest, frame.shell) ? newest : frame.shell;
  // Loaded after hydration: a cart opened before is shown when the script has loaded.
  const Hosts = useLoaded(true, loadHosts, () => {
    // Without the script the drawer cannot open, so an open cart leads to its page.
    const show = () => store.get(cartOpenAtom) && window.location.assign(paths.cart);
    store.sub(cartOpenAtom, show);
    show();
  });
  useEffect(announceHydrated, []);
  useEffect(() => {
    if (isMarkedAbroad()) void decideCountry(store);
  }, [store]);

  return (
    <>
      <FrameHead title={title} isIndexed={isIndexed} canonical={canonical} />
      <Shell
        shell={shell}
        heroTone={heroTone}
        lookAtTop={lookAtTop}
        year={year}
        pageHoldsNewsletter={holdsNewsletter}
        rootClasses={join(rootClasses, ...bannerRootClasses(shell.banner?.messages ?? []))}
        searchTool={<SearchTool startLinks={shell.emptyCart} />}
        bagToggle={<CartToggle />}
        overlays={Hosts && <Hosts shell={shell} page={page} />}
      >
        {children}
      </Shell>
    </>
  );
}
