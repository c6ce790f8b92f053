import { cdnAddress } from '../../commerce/cdn/cdn-address.ts';
import type { ContentDocument, Json } from '../../content/document.ts';
import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue.ts';
import { type CatalogueFinder, productDocumentId } from './catalogue-finder.ts';
import { completeTheLook } from './complete-the-look.ts';
import { keyed, p, references, richText, seo } from './compose.ts';

function previewUrl(product: CatalogueProduct, commerceOrigin: string): string {
  const file = product.pictures[0]?.file;
  return file ? cdnAddress(commerceOrigin, file) : '';
}

function variantDocument(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  commerceOrigin: string,
): ContentDocument {
  const [option1 = '', option2 = '', option3 = ''] = variant.optionValues;
  return {
    _id: `shopifyProductVariant-${variant.id}`,
    _type: 'productVariant',
    store: {
      createdAt: product.createdAt,
      updatedAt: product.updatedAt,
      isDeleted: false,
      gid: `gid://shopify/ProductVariant/${variant.id}`,
      id: variant.id,
      productGid: `gid://shopify/Product/${product.id}`,
      productId: product.id,
      status: 'active',
      title: variant.optionValues.join(' / '),
      sku: variant.sku,
      price: variant.priceCents / 100,
      compareAtPrice: variant.compareAtCents === null ? null : variant.compareAtCents / 100,
      option1,
      option2,
      option3,
      previewImageUrl: previewUrl(product, commerceOrigin),
      inventory: {
        isAvailable: !variant.tracked || variant.stock > 0,
        management: variant.tracked ? 'SHOPIFY' : 'NOT_MANAGED',
        policy: 'DENY',
      },
    },
  };
}

function plainText(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d)>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#39;', '’')
        .replaceAll('&quot;', '”')
        .replaceAll('&nbsp;', ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

function shorten(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, text.lastIndexOf(' ', 152))} …`;
}

/** Returns the editors' fields of a product: description, complete the look, words for search engines. */
function editorial(product: CatalogueProduct, finder: CatalogueFinder): Record<string, Json> {
  const [first = product.title, ...others] = plainText(product.descriptionHtml);
  const title =
    product.colour && product.productType !== 'Appointment'
      ? `${product.title} in ${product.colour}`
      : product.title;
  return {
    description: richText(...[first, ...others].slice(0, 2).map((text) => p(text))),
    completeTheLook: references(completeTheLook(product, finder)),
    seo: seo(product.seo.title ?? title, product.seo.description ?? shorten(first)),
  };
}

/** Returns the documents of a product and its variants in Sanity Connect's form, with the editors' fields. */
export function productDocuments(
  product: CatalogueProduct,
  finder: CatalogueFinder,
  commerceOrigin: string,
): ContentDocument[] {
  const prices = product.variants.map((variant) => variant.priceCents / 100);
  const variants = product.variants.map((variant) => variantDocument(product, variant, commerceOrigin));
  const document: ContentDocument = {
    _id: productDocumentId(product),
    _type: 'product',
    store: {
      createdAt: product.createdAt,
      updatedAt: product.updatedAt,
      isDeleted: false,
      gid: `gid://shopify/Product/${product.id}`,
      id: product.id,
      status: 'active',
      title: product.title,
      slug: { _type: 'slug', current: product.handle },
      descriptionHtml: product.descriptionHtml,
      productType: product.productType,
      vendor: product.vendor,
      tags: product.tags.join(', '),
      previewImageUrl: previewUrl(product, commerceOrigin),
      priceRange: { minVariantPrice: Math.min(...prices), maxVariantPrice: Math.max(...prices) },
      options: keyed(
        product.optionNames.map((name, place) => ({
          _type: 'option',
          name,
          values: [...new Set(product.variants.map((variant) => variant.optionValues[place] ?? ''))],
        })),
      ),
      variants: keyed(variants.map(({ _id }) => ({ _type: 'reference', _ref: _id, _weak: true }))),
    },
    ...editorial(product, finder),
  };
  return [document, ...variants];
}
