import { html } from 'hono/html';
import { brand } from '../brand.ts';

/** Markup; interpolated text is escaped. */
export type Html = ReturnType<typeof html>;

/** Path of the pages' stylesheet and fonts. */
export const assetPath = '/checkout-assets/';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

export interface PageLook {
  /** The shop's address. */
  site: string;
  /** The way out of the page, in its header. */
  back?: { text: string; path: string };
  status?: number;
  /** A script of the assets, for what the page does without as well. */
  script?: string;
}

const toShop = { text: 'Back to the shop', path: '/' };

/** A whole page of the hosted checkout: wordmark and way back at the top, nothing that needs JavaScript. */
export async function pageResponse(
  title: string,
  body: Html,
  { site, back = toShop, status = 200, script }: PageLook,
): Promise<Response> {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="preload" href="${assetPath}newsreader-display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assetPath}base.css">
<link rel="stylesheet" href="${assetPath}checkout.css">
<link rel="stylesheet" href="${assetPath}fields.css">
<link rel="stylesheet" href="${assetPath}summary.css">
<link rel="stylesheet" href="${assetPath}order.css">
<link rel="icon" href="data:,">${script && html`<script src="${assetPath}${script}" defer></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><a class="top__brand" href="${site}/"><img src="${assetPath}wordmark.svg" width="152" height="18" alt="${brand.name}"></a><a class="link top__back" href="${site}${back.path}">${back.text}</a></header>
${body}
<footer class="foot"><p>The demo’s own checkout. No bank takes part and no card is kept.</p><nav aria-label="Help"><a href="${site}/pages/shipping">Shipping &amp; returns</a><a href="${site}/pages/privacy">Privacy</a><a href="${site}/pages/terms">Terms</a></nav></footer>
</body>
</html>`;
  return new Response(String(await page), { status, headers });
}

export async function messagePage(
  title: string,
  text: string,
  home: string,
  status: number,
): Promise<Response> {
  const body = html`<main class="message" id="main"><h1>${title}</h1><p>${text}</p><a class="button" href="${home}">Continue shopping</a></main>`;
  return pageResponse(title, body, { site: new URL(home).origin, status });
}
