/** The provider's rule for the visitor's country: consent is requested, or assumed until withdrawn. */
export type ConsentModel = 'opt-in' | 'opt-out';

/** The shop's accounts with the double, one per rule: the values of `data-domain-script`. */
export const oneTrustAccount: { domainScript: string; optOutDomainScript: string } = {
  domainScript: '018f2c1e-7b40-7c51-9a53-2f1d0a6b7c8d',
  optOutDomainScript: '018f2c1e-7b40-7c51-9a53-2f1d0a6b7c8d-test',
};

export interface CookieGroup {
  id: string;
  name: string;
  description: string;
  isAlwaysActive: boolean;
  cookies: { name: string; lasts: string }[];
}

const year = '1 year';

export const cookieGroups: readonly CookieGroup[] = [
  {
    id: 'C0001',
    name: 'Strictly Necessary Cookies',
    description: 'The bag, the account and this choice do not work without them.',
    isAlwaysActive: true,
    cookies: [
      { name: 'OptanonConsent', lasts: year },
      { name: 'OptanonAlertBoxClosed', lasts: year },
    ],
  },
  {
    id: 'C0002',
    name: 'Performance Cookies',
    description: 'They count visits, so that the shop learns what works.',
    isAlwaysActive: false,
    cookies: [{ name: 'ssUserId', lasts: year }],
  },
  {
    id: 'C0003',
    name: 'Functional Cookies',
    description: 'They let the chat, the reviews and the film player work.',
    isAlwaysActive: false,
    cookies: [{ name: 'gorgias.chat', lasts: 'Session' }],
  },
  {
    id: 'C0004',
    name: 'Targeting Cookies',
    description: 'They let advertising elsewhere know what was looked at here.',
    isAlwaysActive: false,
    cookies: [{ name: '_ps_session', lasts: year }],
  },
];
