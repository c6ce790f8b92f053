import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { readFrame } from '../data/read-frame.ts';
import { ShareTags } from '../screens/share-tags.tsx';

/** The document is made on the server only: nothing here costs a shopper's browser a byte of script. */
export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const frame = readFrame(__NEXT_DATA__.props);
  return (
    <Html lang="en">
      <Head>
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        {frame && <ShareTags frame={frame} />}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
