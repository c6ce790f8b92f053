import { PAGE_LANGUAGE } from '@storefront/core/content/language-tag';
import { themePath } from '@storefront/core/content/theme';
import { type DocumentProps, Html, Main, NextScript } from 'next/document';
import { earlyScript } from '../clients/site-config.ts';
import { readFrame, takeReceipt } from '../data/page-props.ts';
import { disableOutOfOrderStreaming } from '../next/disable-out-of-order-streaming.ts';
import { HeadWithListedScripts } from '../next/head-with-listed-scripts.tsx';
import { PageReceipt, ShareTags } from '../screens/document-tags.tsx';

disableOutOfOrderStreaming();

/** Rendered on the server only: nothing here adds to the browser's script. */
export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const frame = readFrame(__NEXT_DATA__.props);
  const receipt = frame && takeReceipt(frame);
  const theme = frame && themePath(frame.shell.banner);
  return (
    <Html lang={PAGE_LANGUAGE}>
      <HeadWithListedScripts>
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/favicon-512.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Nothing is painted before it: a visitor abroad would read US dollars for a moment. */}
        <script async blocking="render" fetchPriority="high" src={earlyScript} />
        {__NEXT_DATA__.page === '/404' && <script src="/not-found.js" />}
        <meta name="theme-color" content="#64181f" />
        {theme && <link rel="stylesheet" href={theme} />}
        {frame && <ShareTags page={{ ...__NEXT_DATA__.props.pageProps, frame }} />}
      </HeadWithListedScripts>
      <body>
        <Main />
        {receipt && <PageReceipt receipt={receipt} />}
        <NextScript />
      </body>
    </Html>
  );
}
