import { describe, expect, it } from 'vitest';
import { isBot } from './bot.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

describe('bots [screen.not-found-error-page.5]', () => {
  it.each([
    ['a bot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
    ['an archive', 'ia_archiver'],
    ['a performance audit', `${chrome} Chrome/142.0.0.0 Safari/537.36 Chrome-Lighthouse`],
    ['another', `${chrome} Chrome/142.0.0.0 Safari/537.36 PTST/240101`],
    ['a social crawler', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['a messenger’s preview', 'WhatsApp/2.23.20.0'],
    ['a pin board’s crawler', 'Pinterest/0.2 (+https://www.pinterest.com/bot.html)'],
    ['a search crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['another search crawler', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['a search preview', `${chrome} Chrome/142.0.0.0 Safari/537.36 BingPreview/1.0b`],
  ])('%s', (_, userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  });

  it.each([
    ['a desktop browser', `${chrome} Chrome/142.0.0.0 Safari/537.36`],
    ['a phone', `${iphone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`],
    ['a phone of the maker Cubot', `Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) Chrome/142.0.0.0`],
    ['a browser inside a social app', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`],
    ['another', `${iphone} Mobile/15E148 [Pinterest/iOS]`],
    ['a headless browser', `${chrome} HeadlessChrome/142.0.0.0 Safari/537.36`],
    ['nobody says', null],
    ['nothing said', ''],
    ['unknown', undefined],
  ])('not %s', (_, userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});
