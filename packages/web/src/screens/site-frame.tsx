import Head from 'next/head';
import type { ReactNode } from 'react';
import type { FrameProps } from '../data/page-props.ts';
import { BagToggle } from '../features/cart/bag-toggle.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';
import { Shell } from '../shell/shell.tsx';

const loadHosts = () => import('./late-hosts.tsx').then((module) => module.LateHosts);

/** Joins shell and features around every page. What only crawlers read of a page's head is in `_document`. */
export function SiteFrame({ frame, children }: { frame: FrameProps; children: ReactNode }) {
  const { shell, heroTone, year, rootClasses, title, canonical } = frame;
  // After hydration: until then the bag can be opened, and is shown when its script has come.
  const Hosts = useLoaded(true, loadHosts);
  return (
    <>
      <Head>
        <title key="title">{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="canonical" href={canonical} />
      </Head>
      <Shell
        shell={shell}
        heroTone={heroTone}
        year={year}
        rootClasses={rootClasses}
        bagToggle={<BagToggle />}
        overlays={Hosts && <Hosts emptyCart={shell.emptyCart} />}
      >
        {children}
      </Shell>
    </>
  );
}
