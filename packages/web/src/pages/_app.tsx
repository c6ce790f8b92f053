import { Provider } from 'jotai';
import type { AppProps } from 'next/app';
import { useEffect, useLayoutEffect } from 'react';
import type { PageProps } from '../data/page-props.ts';
import { preserveDrawnPage } from '../next/preserve-drawn-page.ts';
import { skipQueryRender } from '../next/skip-query-render.ts';
import { SiteFrame } from '../screens/site-frame.tsx';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/type.css';
import '../styles/layout.css';
import '../styles/motion.css';

export default function App({ Component, pageProps }: AppProps<PageProps<object>>) {
  useLayoutEffect(skipQueryRender, []);
  useEffect(preserveDrawnPage, []);
  // The page for failures in the browser has no props, and the document of a failed request none either.
  if (!pageProps.frame) return <Component {...pageProps} />;
  return (
    <Provider>
      <SiteFrame page={pageProps}>
        <Component {...pageProps} />
      </SiteFrame>
    </Provider>
  );
}
