import { html } from 'hono/html';
import type { OwnedWorld } from '../world/make-world.ts';

/** The desk's page: plain, until its designed form comes. */
export function deskPage({ addresses, catalogue, mails }: OwnedWorld, country: string) {
  const links = [
    ['The shop', addresses.site],
    ['Commerce double', addresses.commerce],
    ['Content double', addresses.content],
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The desk</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
pre { white-space: pre-wrap; }
</style>
</head>
<body>
<h1>The desk</h1>
<p>What happens outside the shop: ${catalogue.products.length} products in
${catalogue.collections.length} collections; visitors come from ${country}.</p>
<h2>Addresses</h2>
<ul>${links.map(([name, href]) => html`<li><a href="${href}">${name}</a> ${href}</li>`)}</ul>
<h2>Letters</h2>
${mails.length === 0 ? html`<p>No letter yet. Place an order, and its confirmation is here.</p>` : ''}
${mails.toReversed().map(
  (mail) => html`<article>
<h3>${mail.subject}</h3>
<p>${mail.at}, to ${mail.to}</p>
<pre>${mail.text}</pre>
<ul>${mail.links.map((href) => html`<li><a href="${href}">${href}</a></li>`)}</ul>
</article>`,
)}
<h2>Controls</h2>
<p>From a terminal: <code>curl -X POST ${addresses.desk}/control/reset</code> starts the world over,
<code>curl -X POST ${addresses.desk}/control/country -H 'content-type: application/json' -d
'{"country":"CA"}'</code> moves the visitors, <code>curl ${addresses.desk}/control/mail</code> lists the letters.</p>
</body>
</html>`;
}
