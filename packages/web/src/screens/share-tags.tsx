import type { FrameProps } from '../data/page-props.ts';
import { siteConfig } from '../site-config.ts';

/** `[const.page-meta.2]` What crawlers and link previews read; they load every page anew. */
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
      {structuredData.map((data) => {
        // In text, React leaves quotes of a script's content alone; nothing in it can end the tag.
        const json = JSON.stringify(data).replaceAll('<', '\\u003c');
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        );
      })}
    </>
  );
}
