/** The least that a deployment needs: no optional provider, a domain in Route 53. */
export const leastSettings = {
  SITE_URL: 'https://www.shop.example',
  ORIGIN_SECRET: 'at-least-sixteen-characters',
  REVALIDATE_SECRET: 'at-least-sixteen-characters',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
  HOSTED_ZONE_ID: 'Z1',
  HOSTED_ZONE: 'shop.example',
  ALARM_EMAIL: 'team@shop.example',
} as const;
