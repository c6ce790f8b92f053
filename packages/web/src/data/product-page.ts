import { PREBUILT_PRODUCTS, pageLives } from '@storefront/core/cache/manifest';
import { SHIPPING_PROTECTION_HANDLE } from '@storefront/core/cart/shipping-protection';
import { serverConfig } from '@storefront/core/config';
import type { RichText } from '@storefront/core/content/rich-text';
import type { ProductContent } from '@storefront/core/content/site-content';
import type { ProductCard } from '@storefront/core/product/card';
import { productJsonLd } from '@storefront/core/product/json-ld';
import { pageExtras } from '@storefront/core/product/page-extras';
import { colourOf } from '@storefront/core/product/swatches';
import {
  detailLines,
  type ProductPage,
  productMetaTitle,
  shippingTextOf,
  toProductPage,
} from '@storefront/core/product/to-product-page';
import { collectionOfType } from '@storefront/core/shell/structured-data';
import type { GetStaticPaths } from 'next';
import { readSiblings } from '../clients/read-siblings.ts';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY, PAGE_CURRENCY, readCards, readProductTexts } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { prebuiltPaths } from './prebuilt-paths.ts';
import {
  notFoundResult,
  redirectByRouteRule,
  redirectByTable,
  redirectToCanonical,
  routeRule,
} from './redirect-results.ts';
import { catalogue, content } from './sources.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface ProductProps {
  product: ProductPage;
  completeTheLook: ProductCard[];
  shipping: RichText;
  details: RichText;
  /** Whether shoppers can join a waitlist. */
  hasWaitlist: boolean;
}

export const getProductPaths: GetStaticPaths = async () => {
  const handles = await catalogue().productHandles(PREBUILT_PRODUCTS, PAGE_COUNTRY);
  return prebuiltPaths(handles, (handle) => paths.product(handle));
};

const MAX_SET = 8;

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

function jsonLdContext(description: string | null) {
  const { siteUrl, brandName } = serverConfig();
  return { siteUrl, brandName, currencyCode: PAGE_CURRENCY, description };
}

/** With the other colours of its design; null when there is no such product. */
async function readProduct(handle: string) {
  const product = await catalogue().product(handle, PAGE_COUNTRY);
  return product && { product, siblings: await readSiblings(catalogue(), [product], PAGE_COUNTRY) };
}

/** The cards of a set, without the product of the page. */
function readSet(handles: readonly string[], own: string): Promise<ProductCard[]> {
  return readCards(handles.filter((handle) => handle !== own).slice(0, MAX_SET));
}

export const getProductProps = withIsrFallback<PageProps<ProductProps>>(async ({ params }) => {
  const handle = String(params?.handle ?? '');
  const path = paths.product(encodeURIComponent(handle));
  const moved = redirectByTable(path);
  if (moved) return moved;
  const reading = knownContent(handle);
  const [found, texts, known, rule, namedCards] = await Promise.all([
    readProduct(handle),
    readProductTexts(),
    reading,
    routeRule(path),
    // Beside the product: where the platform is slow, each request after another is felt.
    reading.then((content) => readSet(content?.setProducts ?? [], handle)),
  ]);
  const editorial = known ?? NO_CONTENT;
  if (!found) return notFoundResult(path, rule);
  const { product, siblings } = found;
  const redirect = await redirectByRouteRule(path, rule);
  if (redirect) return redirect;
  if (product.handle !== handle) return redirectToCanonical(paths.product(product.handle));
  const extras = pageExtras(product.metafields);
  const isNamed = editorial.setProducts.length > 0;
  const completeTheLook = isNamed ? namedCards : await readSet(extras.setHandles, handle);
  const page = toProductPage(product, texts, {
    country: PAGE_COUNTRY,
    currencyCode: PAGE_CURRENCY,
    siblings,
  });
  const first = product.images[0];
  return {
    props: await withFrame(
      {
        product: page,
        completeTheLook,
        hasWaitlist: serverConfig().email !== null,
        shipping: texts[shippingTextOf(product.tags)],
        details: editorial.description.length > 0 ? editorial.description : detailLines(extras),
      },
      {
        // Sold only together with other products.
        isIndexed: handle !== SHIPPING_PROTECTION_HANDLE,
        structuredData: [productJsonLd(product, jsonLdContext(page.description))],
        trail: (links) => {
          const collection = collectionOfType(product.productType, links);
          const own = { name: product.title, path: paths.product(handle) };
          return collection ? [collection, own] : [own];
        },
        meta: {
          title: editorial.seo.title ?? productMetaTitle(product.title, colourOf(product)),
          description: editorial.seo.description ?? page.description,
          image:
            editorial.seo.image ??
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
