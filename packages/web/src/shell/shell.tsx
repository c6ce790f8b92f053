import type { ShellContent } from '@storefront/core/content/site-content';
import { pageRootClasses } from '@storefront/core/shell/route-class';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { copy } from '../copy.ts';
import { closeAfterNavigationAtom } from '../state/panels-atoms.ts';
import { fontClasses } from '../styles/fonts.ts';
import { join } from '../ui/join.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

interface ShellProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  year: number;
  bagToggle: ReactNode;
  /** Drawers and dialogs: in the page's root, so that they inherit its type. */
  overlays: ReactNode;
  children: ReactNode;
}

/** What stands around every page: banner, header, footer, and the classes of the page's root. */
export function Shell({ shell, heroTone, year, bagToggle, overlays, children }: ShellProps) {
  const { asPath, events } = useRouter();
  const closePanels = useSetAtom(closeAfterNavigationAtom);
  const banner = shell.banner?.messages.length ? shell.banner : null;

  useEffect(() => {
    const close = () => closePanels();
    events.on('routeChangeComplete', close);
    return () => events.off('routeChangeComplete', close);
  }, [events, closePanels]);

  return (
    <div
      className={join('site', fontClasses, ...pageRootClasses({ path: asPath, hasBanner: banner !== null }))}
    >
      <a className="skip" href="#main">
        {copy.shell.skip}
      </a>
      <div className={styles.shell}>
        {banner && <Banner banner={banner} />}
        <Header shell={shell} heroTone={heroTone} bagToggle={bagToggle} />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} year={year} />
      {overlays}
    </div>
  );
}
