/** Where the GDPR and the ePrivacy directive hold: the Union and the European Economic Area. */
const europe = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
const askedFirst = (law: string) =>
  `Under ${law} law nothing but the necessary is set before you agree, and refusing changes nothing you can buy.`;

/** What a country's law adds to the first layer. Everywhere the shop sets nothing before a choice. */
const laws: Readonly<Record<string, string>> = {
  GB: askedFirst('UK'),
  US: '“Necessary only” also means that we neither sell nor share what we know about you.',
  CA: 'Under Canadian law we ask for your express consent, and you can take it back at any time.',
  BR: 'Under the LGPD you may allow each kind by itself, and take it back at any time.',
  JP: 'Nothing about you is passed on to others without your consent.',
};
const elsewhere = 'You can take your consent back at any time.';

/** Texts of the shop's own consent dialog. */
export const consentCopy = {
  title: 'A word about cookies',
  text: 'The shop keeps your bag and your country on its own. Everything else waits for you: what you choose here can be changed at the foot of any page.',
  law: (country: string) => laws[country] ?? (europe.includes(country) ? askedFirst('European') : elsewhere),
  announced: 'Cookies: a choice stands at the start of this page.',
  accept: 'Accept all',
  reject: 'Necessary only',
  choose: 'Choose',
};
