import { brand } from '../brand.ts';
import { vaultPath } from '../checkout/card-vault.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { apiVersions } from '../graphql/load-schema.ts';
import { type Country, countries, homeCountry } from '../market/countries.ts';
import { moneyV2 } from '../market/currency-amounts.ts';
import { menuOf } from './menus.ts';
import { noMetafieldFields } from './no-metafields.ts';
import { instalments } from './variant-fields.ts';

const english = { isoCode: 'EN', name: 'English', endonymName: 'English' };

const market = { __typename: 'Market', id: gid('Market', 1), handle: 'primary' };

const policies = [
  ['privacyPolicy', 'Privacy policy', 'privacy-policy'],
  ['refundPolicy', 'Refund policy', 'refund-policy'],
  ['shippingPolicy', 'Shipping policy', 'shipping-policy'],
  ['termsOfService', 'Terms of service', 'terms-of-service'],
] as const;

function policy(title: string, handle: string, at: number, { shop }: Context): unknown {
  return {
    __typename: 'ShopPolicy',
    id: gid('ShopPolicy', at + 1),
    title,
    handle,
    body: `<p>${title} of ${brand.name}.</p>`,
    url: `${shop.world.addresses.site}/policies/${handle}`,
  };
}

function paymentSettings({ shop }: Context): unknown {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
    cardVaultUrl: `${shop.world.addresses.commerce}${vaultPath}`,
    countryCode: homeCountry.code,
    currencyCode: homeCountry.currency.code,
    enabledPresentmentCurrencies: [...new Set(countries.map(({ currency }) => currency.code))],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

/** The policy of a global id, or null. */
export function policyNode(id: string, context: Context): unknown {
  const at = policies.findIndex((_policy, place) => gid('ShopPolicy', place + 1) === id);
  const found = policies[at];
  return found ? policy(found[1], found[2], at, context) : null;
}

export const shopFields: FieldMap<unknown> = {
  ...noMetafieldFields,
  ...Object.fromEntries(
    policies.map(([field, title, handle], at) => [
      field,
      (_shop: unknown, _args: object, context: Context) => policy(title, handle, at, context),
    ]),
  ),
  id: () => gid('Shop', brand.shopId),
  name: () => brand.name,
  description: () => brand.description,
  brand: () => ({
    colors: { primary: [], secondary: [] },
    coverImage: null,
    logo: null,
    shortDescription: brand.description,
    slogan: brand.slogan,
    squareLogo: null,
  }),
  moneyFormat: () => `\${{amount}}`,
  paymentSettings: (_shop, _args, context) => paymentSettings(context),
  primaryDomain: (_shop, _args, { shop }) => {
    const { host, protocol, origin } = new URL(shop.world.addresses.site);
    return { host, sslEnabled: protocol === 'https:', url: origin };
  },
  shipsToCountries: () => countries.map(({ code }) => code),
  shopPayInstallmentsPricing: () => ({
    financingPlans: [],
    minPrice: moneyV2(instalments.minCents, homeCountry.currency),
    maxPrice: moneyV2(instalments.maxCents, homeCountry.currency),
  }),
  subscriptionPolicy: () => null,
  contactInformation: () => null,
  customerAccountTranslations: () => [],
  customerAccountUrl: (_shop, _args, { shop }) => `${shop.world.addresses.site}/account`,
  legalNotice: () => null,
  socialLoginProviders: () => [],
  termsOfSale: () => null,
};

export const countryFields: FieldMap<Country> = {
  isoCode: ({ code }) => code,
  availableLanguages: () => [english],
  defaultLanguage: () => english,
  market: () => market,
  currency: ({ currency }) => ({ isoCode: currency.code, name: currency.name, symbol: currency.symbol }),
};

export const shopQueries: FieldMap<unknown> = {
  shop: () => ({ __typename: 'Shop' }),
  localization: (_root, _args, { country }) => ({
    availableCountries: countries,
    availableLanguages: [english],
    country,
    language: english,
    market,
  }),
  paymentSettings: (_root, _args, context) => paymentSettings(context),
  publicApiVersions: () =>
    [...apiVersions, 'unstable'].map((handle) => ({
      handle,
      displayName: handle,
      supported: handle !== 'unstable',
    })),
  menu: (_root, { handle }: { handle: string }, context) => menuOf(handle, context),
};
