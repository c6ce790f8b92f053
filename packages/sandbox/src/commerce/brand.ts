/** The shop whose platform this is; its name stands only here. */
export const brand = {
  name: 'Vesper & Vine',
  slogan: 'Everything hangs.',
  description: 'Silk, lace and knits, cut in small runs and hung with care.',
  /** Numeric id of the shop in global ids and in CDN paths. */
  shopId: 7714,
  shopDomain: 'vesper-and-vine.myshopify.com',
  mailFrom: 'atelier@vesperandvine.example',
};
