import Head from 'next/head';
import type { ReactNode } from 'react';
import type { FrameProps } from '../data/page-props.ts';
import { BagToggle } from '../features/cart/bag-toggle.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { Shell } from '../shell/shell.tsx';
import { siteConfig } from '../site-config.ts';

/** Joins shell and features around every page. */
export function SiteFrame({ frame, children }: { frame: FrameProps; children: ReactNode }) {
  const { shell, heroTone, year, meta } = frame;
  const title = meta.title
    ? `${meta.title} — ${siteConfig.brandName}`
    : (shell.seo.title ?? siteConfig.brandName);
  const description = meta.description ?? shell.seo.description;
  const image = meta.image ?? shell.seo.image;
  return (
    <>
      <Head>
        <title key="title">{title}</title>
        <meta
          key="viewport"
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        {description && <meta key="description" name="description" content={description} />}
        <link key="canonical" rel="canonical" href={`${siteConfig.siteUrl}${meta.canonicalPath}`} />
        <meta key="og:site_name" property="og:site_name" content={siteConfig.brandName} />
        <meta key="og:title" property="og:title" content={title} />
        {description && <meta key="og:description" property="og:description" content={description} />}
        {image && <meta key="og:image" property="og:image" content={image.src} />}
        <meta key="twitter:card" name="twitter:card" content="summary" />
        <link key="icon" rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      </Head>
      <Shell
        shell={shell}
        heroTone={heroTone}
        year={year}
        bagToggle={<BagToggle />}
        overlays={<CartHost emptyCart={shell.emptyCart} />}
      >
        {children}
      </Shell>
    </>
  );
}
