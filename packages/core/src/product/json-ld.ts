import { toDecimal } from '../money.ts';
import { isVariantAvailable } from './availability.ts';
import { isComingSoon } from './coming-soon.ts';
import { hasTag } from './has-tag.ts';
import { isAppointment } from './markers.ts';
import type { PageVariant, ProductPage } from './to-product-page.ts';
import { usPolicyOf } from './us-policy.ts';

export interface JsonLdContext {
  /** Origin without a trailing slash. */
  siteUrl: string;
  brandName: string;
  currencyCode: string;
  /** Null without reviews. */
  rating: { average: number; count: number } | null;
}

/** What structured data say of a product: all of it is on its page. */
type PublishedProduct = Pick<
  ProductPage,
  'handle' | 'title' | 'description' | 'images' | 'tags' | 'vendor' | 'productType' | 'variants'
>;

interface Reference {
  '@id': string;
}

/**
 * Structured data of the product page, for its document: a `ProductGroup` with an offer for each variant, or one
 * `Product` where there is nothing to choose. Prices are the page's, in `currencyCode`. `[const.us-policy.1]` The US
 * policy is there only with US dollars, once, and offers refer to it.
 */
export function productJsonLd(product: PublishedProduct, context: JsonLdContext) {
  const { siteUrl, currencyCode } = context;
  const { shipping, returns } = usPolicyOf(product);
  const policies = currencyCode === 'USD' ? { shipping, returns } : { shipping: [], returns: [] };
  const offerOf = (variant: PageVariant) => ({
    '@type': 'Offer',
    url: `${addressOf(product, siteUrl)}?variant=${variant.id}`,
    price: toDecimal(variant.priceCents),
    priceCurrency: currencyCode,
    availability: `https://schema.org/${availabilityOf(product, variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(policies.shipping.length > 0 ? { shippingDetails: policies.shipping.map(toReference) } : {}),
    ...(policies.returns.length > 0 ? { hasMerchantReturnPolicy: policies.returns.map(toReference) } : {}),
  });
  const [only, ...others] = product.variants;
  const own = { ...ownFields(product, context), ...colourField(product) };
  const subject =
    others.length === 0
      ? { '@type': 'Product', ...own, ...(only ? { ...skuField(only), offers: offerOf(only) } : {}) }
      : {
          '@type': 'ProductGroup',
          ...own,
          productGroupID: product.handle,
          ...(isSized(product) ? { variesBy: ['https://schema.org/size'] } : {}),
          hasVariant: product.variants.map((variant) => ({
            '@type': 'Product',
            name: `${product.title}, ${choiceOf(variant)}`,
            ...skuField(variant),
            ...(isSized(product) ? { size: choiceOf(variant) } : {}),
            ...(product.images[0] ? { image: product.images[0].src } : {}),
            offers: offerOf(variant),
          })),
        };
  return {
    '@context': 'https://schema.org',
    '@graph': [subject, ...policies.shipping, ...policies.returns],
  };
}

function ownFields(product: PublishedProduct, { siteUrl, brandName, rating }: JsonLdContext) {
  const url = addressOf(product, siteUrl);
  return {
    '@id': `${url}#product`,
    url,
    name: product.title,
    ...(product.description ? { description: product.description } : {}),
    image: product.images.map(({ src }) => src),
    brand: { '@type': 'Brand', name: brandName },
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
  };
}

const addressOf = ({ handle }: PublishedProduct, siteUrl: string) => `${siteUrl}/products/${handle}`;

const skuField = ({ sku }: PageVariant) => (sku ? { sku } : {});

/** All variants have the colour of the page: the others are pages of their own. An appointment has none. */
function colourField(product: PublishedProduct) {
  const colour = product.variants[0]?.selectedOptions[1]?.value;
  return colour && !isAppointment(product) ? { color: colour } : {};
}

/** An amount of a gift card is no size. */
function isSized({ variants }: PublishedProduct): boolean {
  return variants.every(({ selectedOptions }) => selectedOptions[0]?.name.toLowerCase() === 'size');
}

function choiceOf({ selectedOptions, title }: PageVariant): string {
  return selectedOptions[0]?.value ?? title;
}

/** What is in stock and not yet for sale can only be waited for. */
function availabilityOf(product: PublishedProduct, variant: PageVariant): string {
  if (!isVariantAvailable(variant) || isComingSoon(product)) return 'OutOfStock';
  return hasTag(product.tags, 'pre-sale') ? 'PreOrder' : 'InStock';
}

function toReference({ '@id': id }: Reference): Reference {
  return { '@id': id };
}
