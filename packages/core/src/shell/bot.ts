/** [screen.not-found-error-page.5]; browsers inside social apps, and headless ones, are visitors. */
const signatures: readonly RegExp[] = [
  /bot|crawl|spider|archiver|fetcher|monitor/i,
  /lighthouse|pagespeed|gtmetrix|pingdom|ptst\/|speedcurve/i,
  /facebookexternalhit|facebookcatalog|whatsapp\/|embedly|snap url preview|vkshare|pinterest\/0|skypeuripreview/i,
  /mediapartners-google|google-inspectiontool|apis-google|bingpreview|slurp|sogou|yandex\.com\/bots/i,
];

/** A maker of telephones whose name ends in 'bot'. */
const cubot = /cubot/gi;

/** Whether a user agent is a bot, a performance-audit tool, a social crawler or a search crawler. */
export function isBot(userAgent: string | null | undefined): boolean {
  const agent = (userAgent ?? '').replace(cubot, '');
  return signatures.some((signature) => signature.test(agent));
}
