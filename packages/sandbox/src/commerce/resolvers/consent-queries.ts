import type { FieldMap } from '../graphql/field-map.ts';

interface ConsentArgs {
  visitorConsent: {
    analytics?: boolean | null;
    marketing?: boolean | null;
    preferences?: boolean | null;
    saleOfData?: boolean | null;
  };
  origReferrer?: string | null;
  landingPage?: string | null;
}

/** One letter per purpose; `1` granted, `0` refused, empty undecided. */
function mark(choice: boolean | null | undefined): string {
  return choice === null || choice === undefined ? '' : choice ? '1' : '0';
}

/** `unstable` alone has it: the cookies of a visitor's consent, for clients that set them. */
export const consentQueries: FieldMap<unknown> = {
  consentManagement: (_root, _args, { shop }) => ({
    cookies: ({ visitorConsent, origReferrer, landingPage }: ConsentArgs) => ({
      cookieDomain: new URL(shop.world.addresses.site).hostname,
      landingPageCookie: landingPage ?? null,
      origReferrerCookie: origReferrer ?? null,
      trackingConsentCookie: JSON.stringify({
        v: '2.1',
        con: {
          CMP: {
            a: mark(visitorConsent.analytics),
            m: mark(visitorConsent.marketing),
            p: mark(visitorConsent.preferences),
            s: mark(visitorConsent.saleOfData),
          },
        },
      }),
    }),
    customerAccountUrl: `${shop.world.addresses.site}/account`,
  }),
};
