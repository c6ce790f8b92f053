import { siteConfig } from '../clients/site-config.ts';
import type { FrameProps } from '../data/page-props.ts';

/** JSON for a script element: React leaves quotes unescaped there, and without `<` nothing can end the element. */
function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** `[const.page-meta.2]` Tags for crawlers and link previews, which never navigate client-side. */
export function ShareTags({
  frame: { title, description, canonical, image, isIndexed, structuredData },
}: {
  frame: FrameProps;
}) {
  return (
    <>
      {!isIndexed && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={siteConfig.brandName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content="summary" />
      {structuredData.map((data) => (
        <script key={JSON.stringify(data)} type="application/ld+json">
          {toScriptJson(data)}
        </script>
      ))}
    </>
  );
}

/** The sources of the page, as data for editors and operators; no script reads it. */
export function PageReceipt({ receipt }: { receipt: NonNullable<FrameProps['receipt']> }) {
  return (
    <script type="application/json" id="receipt">
      {toScriptJson(receipt)}
    </script>
  );
}
