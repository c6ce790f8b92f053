import { PREBUILT_PRODUCTS, pageLives } from '@storefront/core/cache/manifest';
import { SHIPPING_PROTECTION_HANDLE } from '@storefront/core/cart/shipping-protection';
import { serverConfig } from '@storefront/core/config';
import type { RichText } from '@storefront/core/content/rich-text';
import type { ProductContent, ProductTexts } from '@storefront/core/content/site-content';
import { formatAmount, formatPrice } from '@storefront/core/market/price';
import type { CardSwatch, ProductCard } from '@storefront/core/product/card';
import { toCard } from '@storefront/core/product/card';
import { comingSoonText, isComingSoon } from '@storefront/core/product/coming-soon';
import { hasTag } from '@storefront/core/product/has-tag';
import { installmentBanner } from '@storefront/core/product/installment-banner';
import { productJsonLd } from '@storefront/core/product/json-ld';
import { type PageLabels, pageLabels } from '@storefront/core/product/labels';
import { type LineAttribute, lineAttributes } from '@storefront/core/product/line-attributes';
import { hasSingleImage } from '@storefront/core/product/markers';
import { type PageExtras, pageExtras } from '@storefront/core/product/page-extras';
import { productMetaTitle } from '@storefront/core/product/page-meta';
import type { Product, ProductImage, Variant } from '@storefront/core/product/product';
import { isFinalSaleOnPage, priceBefore } from '@storefront/core/product/sale';
import { shippingTextOf } from '@storefront/core/product/shipping-text';
import { colourOf } from '@storefront/core/product/swatches';
import { collectionOfType } from '@storefront/core/shell/structured-data';
import type { GetStaticPaths } from 'next';
import { paths } from '../paths.ts';
import { absentPage, movedPage, respeltPage, routeRule, ruledPage } from './absent-page.ts';
import { PAGE_COUNTRY, PAGE_CURRENCY, readCards, readProductTexts } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { madePage } from './made-page.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { plainText } from './plain-text.ts';
import { prebuiltPaths } from './prebuilt-paths.ts';
import { catalogue, content } from './sources.ts';

/** A variant as far as the page shows it; prices are texts, and what its cart line must say is known. */
export interface PageVariant
  extends Pick<
    Variant,
    'id' | 'title' | 'available' | 'availableForSale' | 'inventory_quantity' | 'selectedOptions'
  > {
  price: string;
  before: string | null;
  attributes: LineAttribute[];
}

export interface ProductPage {
  handle: string;
  title: string;
  /** Plain text. */
  description: string | null;
  productType: string;
  vendor: string;
  tags: string[];
  /** `before` only when on sale. */
  price: string;
  before: string | null;
  labels: PageLabels;
  isFinalSale: boolean;
  comingSoon: string | null;
  images: ProductImage[];
  variants: PageVariant[];
  swatches: CardSwatch[];
  installments: { count: number; amount: string } | null;
  isMatrix: boolean;
}

export interface ProductProps {
  product: ProductPage;
  completeTheLook: ProductCard[];
  shipping: RichText;
  details: RichText;
}

export const getProductPaths: GetStaticPaths = async () => {
  const handles = await catalogue().productHandles(PREBUILT_PRODUCTS, PAGE_COUNTRY);
  return prebuiltPaths(handles, (handle) => paths.product(handle));
};

const NO_CONTENT: ProductContent = {
  seo: { title: null, description: null, image: null },
  description: [],
  setProducts: [],
};

const knownContent = lastKnown({
  problem: 'Problem loading the content of a product',
  isAlwaysThere: false,
  read: (handle) => content().product(handle),
});

function toPageVariant(product: Product, variant: Variant): PageVariant {
  const { id, title, price, available, availableForSale, inventory_quantity, selectedOptions } = variant;
  const before = variant.compareAtPrice;
  return {
    id,
    title,
    price: formatPrice(price, PAGE_CURRENCY),
    before: before !== null && before > price ? formatPrice(before, PAGE_CURRENCY) : null,
    available,
    availableForSale,
    inventory_quantity,
    selectedOptions,
    attributes: lineAttributes(product, variant),
  };
}

function toPage(product: Product, texts: ProductTexts): ProductPage {
  const { handle, title, productType, vendor, tags, price, images, variants, description } = product;
  const banner = installmentBanner(product.first_available_variant?.installments ?? null, PAGE_COUNTRY);
  const before = priceBefore(product);
  return {
    handle,
    title,
    description: plainText(description),
    productType,
    vendor,
    tags,
    price: formatPrice(price, PAGE_CURRENCY),
    before: before === null ? null : formatPrice(before, PAGE_CURRENCY),
    labels: pageLabels(product, texts.productSaleTags),
    isFinalSale: isFinalSaleOnPage(product),
    comingSoon: isComingSoon(product) ? comingSoonText(tags) : null,
    images: hasSingleImage(product) ? images.slice(0, 1) : images,
    variants: variants.map((variant) => toPageVariant(product, variant)),
    swatches: toCard(product, texts).swatches,
    installments: banner && {
      count: banner.count,
      amount: formatAmount({ amount: banner.pricePerTerm, currencyCode: banner.currencyCode }),
    },
    isMatrix: hasTag(tags, 'cup-and-band'),
  };
}

function detailLines({ details }: PageExtras): RichText {
  if (details?.kind !== 'lines') return [];
  return details.lines.map((text) => ({ kind: 'bullet', spans: [{ text }] }));
}

function jsonLdContext(description: string | null) {
  const { siteUrl, brandName } = serverConfig();
  return { siteUrl, brandName, currencyCode: PAGE_CURRENCY, description };
}

export const getProductProps = madePage<PageProps<ProductProps>>(async ({ params }) => {
  const handle = String(params?.handle ?? '');
  const path = paths.product(encodeURIComponent(handle));
  const moved = movedPage(path);
  if (moved) return moved;
  const [product, texts, known, rule] = await Promise.all([
    catalogue().product(handle, PAGE_COUNTRY),
    readProductTexts(),
    knownContent(handle),
    routeRule(path),
  ]);
  const written = known ?? NO_CONTENT;
  if (!product) return absentPage(path, rule);
  const ruled = await ruledPage(path, rule);
  if (ruled) return ruled;
  if (product.handle !== handle) return respeltPage(paths.product(product.handle));
  const page = toPage(product, texts);
  const extras = pageExtras(product.metafields);
  const set = (written.setProducts.length > 0 ? written.setProducts : extras.setHandles).filter(
    (item) => item !== handle,
  );
  const first = product.images[0];
  return {
    props: await withFrame(
      {
        product: page,
        completeTheLook: await readCards(set.slice(0, 8)),
        shipping: texts[shippingTextOf(product.tags)],
        details: written.description.length > 0 ? written.description : detailLines(extras),
      },
      {
        // Sold with a parcel only, never alone.
        isIndexed: handle !== SHIPPING_PROTECTION_HANDLE,
        structuredData: [productJsonLd(product, jsonLdContext(page.description))],
        trail: (links) => {
          const collection = collectionOfType(product.productType, links);
          const own = { name: product.title, path: paths.product(handle) };
          return collection ? [collection, own] : [own];
        },
        meta: {
          title: written.seo.title ?? productMetaTitle(product.title, colourOf(product)),
          description: written.seo.description ?? page.description,
          image:
            written.seo.image ??
            (first
              ? {
                  src: first.src,
                  width: first.width ?? 0,
                  height: first.height ?? 0,
                  alt: product.title,
                  focus: null,
                }
              : null),
          canonicalPath: paths.product(handle),
        },
      },
    ),
    revalidate: pageLives.product.revalidateS,
  };
});
