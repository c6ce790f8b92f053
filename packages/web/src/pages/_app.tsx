import { Provider } from 'jotai';
import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import type { PageProps } from '../data/page-props.ts';
import { preserveDrawnPage } from '../next/preserve-drawn-page.ts';
import { SiteFrame } from '../screens/site-frame.tsx';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/type.css';
import '../styles/layout.css';
import '../styles/motion.css';

export default function App({ Component, pageProps }: AppProps<PageProps<object>>) {
  useEffect(preserveDrawnPage, []);
  // Next's own error page has no props of ours.
  if (!pageProps.frame) return <Component {...pageProps} />;
  return (
    <Provider>
      <SiteFrame page={pageProps}>
        <Component {...pageProps} />
      </SiteFrame>
    </Provider>
  );
}
