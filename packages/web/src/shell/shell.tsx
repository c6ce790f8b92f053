import type { ShellContent } from '@storefront/core/content/site-content';
import type { HeaderLook } from '@storefront/core/shell/header-tone';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/router';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { shellCopy } from '../copy/shell-copy.ts';
import { latePart } from '../hooks/late-part.ts';
import { onceUsed } from '../hooks/when-used.ts';
import { closeAfterNavigationAtom } from '../state/panels-atoms.ts';
import { fontClasses } from '../styles/fonts.ts';
import '../ui/field.module.css';
import { join } from '../ui/join.ts';
import './banner/banner.module.css';
import './footer/footer.module.css';
import { lateFooter } from './footer/late-footer.ts';
import { Header } from './header/header.tsx';
import './newsletter/newsletter-form.module.css';
import styles from './shell.module.css';

// In the HTML from the start, hydrated a moment later: shoppers do not use these first. Their styles are imported
// here, because a page is first painted with the styles that it imports directly.
const Banner = latePart(() =>
  import(/* webpackChunkName: "shell" */ './banner/banner.tsx').then((module) => module.Banner),
);
const { Part: Footer, load: loadFooter } = lateFooter;

interface ShellProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  lookAtTop: HeaderLook;
  year: number;
  pageHoldsNewsletter: boolean;
  rootClasses: string;
  searchTool: ReactNode;
  bagToggle: ReactNode;
  /** Drawers and dialogs: in the page's root, so that they inherit its type. */
  overlays: ReactNode;
  children: ReactNode;
}

/** The frame of every page: banner, header, footer, and the classes of the page's root. */
export function Shell(props: ShellProps) {
  const {
    shell,
    heroTone,
    lookAtTop,
    year,
    pageHoldsNewsletter,
    rootClasses,
    searchTool,
    bagToggle,
    overlays,
    children,
  } = props;
  const { events } = useRouter();
  const closePanels = useSetAtom(closeAfterNavigationAtom);
  const banner = shell.banner?.messages.length ? shell.banner : null;
  // New props before its script has come would make React draw the part from nothing.
  const bannerPart = useMemo(() => <Suspense>{banner && <Banner banner={banner} />}</Suspense>, [banner]);
  const footerPart = useMemo(
    () => (
      <Suspense>
        <Footer shell={shell} year={year} pageHoldsNewsletter={pageHoldsNewsletter} />
      </Suspense>
    ),
    [shell, year, pageHoldsNewsletter],
  );

  useEffect(() => onceUsed(loadFooter), []);

  useEffect(() => {
    // Synchronously: an open panel would keep the focus from the new page.
    const close = () => flushSync(closePanels);
    events.on('routeChangeComplete', close);
    events.on('hashChangeComplete', close);
    return () => {
      events.off('routeChangeComplete', close);
      events.off('hashChangeComplete', close);
    };
  }, [events, closePanels]);

  return (
    <div className={join('site', fontClasses, rootClasses)}>
      <a className="skip" href="#main">
        {shellCopy.skip}
      </a>
      <div className={styles.shell}>
        {bannerPart}
        <Header
          shell={shell}
          heroTone={heroTone}
          lookAtTop={lookAtTop}
          searchTool={searchTool}
          bagToggle={bagToggle}
        />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footerPart}
      {overlays}
    </div>
  );
}
