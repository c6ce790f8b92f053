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
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** A whole page of the hosted checkout: brand at the top, nothing that needs JavaScript. */
export async function pageResponse(title: string, home: string, body: Html, status = 200): Promise<Response> {
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
<link rel="icon" href="data:,">
</head>
<body>
<header class="top"><div class="top__in"><a class="top__brand" href="${home}">${brand.name}</a></div></header>
${body}
<footer class="foot"><p>Sandbox checkout. No card is charged and nothing is shipped.</p></footer>
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
  const body = html`<main class="message"><h1>${title}</h1><p>${text}</p><a class="button" href="${home}">Continue shopping</a></main>`;
  return pageResponse(title, home, body, status);
}
