import { PREBUILT_PRODUCTS, pageLives } from '@storefront/core/cache/manifest';
import { SHIPPING_PROTECTION_HANDLE } from '@storefront/core/cart/shipping-protection';
import { serverConfig } from '@storefront/core/config';
import type { ProductContent } from '@storefront/core/content/site-content';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import { hasTag } from '@storefront/core/product/has-tag';
import { findBrief, isAppointment, isGiftCard } from '@storefront/core/product/markers';
import { type OtherColour, toOtherColour } from '@storefront/core/product/other-colours';
import { type PageExtras, pageExtras } from '@storefront/core/product/page-extras';
import { pageState } from '@storefront/core/product/page-state';
import { colourOf } from '@storefront/core/product/swatches';
import { type ProductPage, productMetaTitle, toProductPage } from '@storefront/core/product/to-product-page';
import { productPageProfile } from '@storefront/core/recommendation/profiles';
import { type Crumb, trailOfType } from '@storefront/core/shell/structured-data';
import type { GetStaticPaths } from 'next';
import { readSiblings } from '../clients/read-siblings.ts';
import { usTermsSentences } from '../copy/us-terms-sentences.ts';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY, PAGE_CURRENCY, readCards, readCardTexts, readProductTexts } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { prebuiltPaths } from './prebuilt-paths.ts';
import { type DrawersProps, toDrawers } from './product-drawers.ts';
import { readReviews } from './read-reviews.ts';
import { readShell } from './read-shell.ts';
import {
  notFoundResult,
  redirectByRouteRule,
  redirectByTable,
  redirectToCanonical,
  routeRule,
} from './redirect-results.ts';
import { readSiteData } from './site-data.ts';
import { findSizeGuides } from './size-guides.ts';
import { catalogue, content } from './sources.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface ProductProps {
  product: ProductPage;
  /** From the menu to the collection of the piece; empty where no menu names it. */
  trail: Crumb[];
  completeTheLook: ProductCard[];
  asSeenOn: PageExtras['asSeenOn'];
  /** Of the set, the brief that is shown with a bra. */
  briefHandle: string | null;
  /** Of a piece that is sold out: what can be bought of its design. */
  otherColours: OtherColour[];
  /** The second related block, which the browser loads. */
  similarHandles: string[];
  /** Heading and profile of the recommendations; the heading is null where editors set none. */
  recommendation: { heading: string | null; profile: string };
  /** For the cards of its carousels. */
  cardTexts: CardTexts;
  drawers: DrawersProps;
  /** Shipping and returns of the product within the US. */
  usTerms: string;
  /** Whether shoppers can join a waitlist. */
  hasWaitlist: boolean;
  /** A gift card that can be sent to somebody at a chosen moment. */
  canBeSent: boolean;
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

/** With the other colours of its design and its rating; null when there is no such product. */
async function readProduct(handle: string) {
  const product = await catalogue().product(handle, PAGE_COUNTRY);
  if (product === null) return null;
  const [siblings, reviews] = await Promise.all([
    readSiblings(catalogue(), [product], PAGE_COUNTRY),
    readReviews(product.legacy_id),
  ]);
  return { product, siblings, reviews };
}

const MAX_COLOURS = 4;

/** What can be bought of the design of a piece of which no size can, with all sizes. */
async function readOtherColours(page: ProductPage): Promise<OtherColour[]> {
  if (!['sold-out', 'restocking'].includes(pageState(page) ?? '')) return [];
  const swatches = page.swatches.filter(({ isCurrent, isSoldOut }) => !isCurrent && !isSoldOut);
  const colours = await Promise.all(
    swatches.map(async ({ handle, colour }) => {
      const product = await catalogue().product(handle, PAGE_COUNTRY);
      return product && toOtherColour(product, colour);
    }),
  );
  return colours.filter((colour) => colour !== null).slice(0, MAX_COLOURS);
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
  const [found, texts, known, rule, guides, namedCards] = await Promise.all([
    readProduct(handle),
    readProductTexts(),
    reading,
    routeRule(path),
    findSizeGuides(),
    // Beside the product: where the platform is slow, each request after another is felt.
    reading.then((content) => readSet(content?.setProducts ?? [], handle)),
  ]);
  const editorial = known ?? NO_CONTENT;
  if (!found) return notFoundResult(path, rule);
  const { product, siblings, reviews } = found;
  const redirect = await redirectByRouteRule(path, rule);
  if (redirect) return redirect;
  if (product.handle !== handle) return redirectToCanonical(paths.product(product.handle));
  const extras = pageExtras(product.metafields);
  const isNamed = editorial.setProducts.length > 0;
  const completeTheLook = isNamed ? namedCards : await readSet(extras.setHandles, handle);
  const shown = new Set([handle, ...completeTheLook.map((card) => card.handle)]);
  const configured = (await readSiteData())?.productRecommendation;
  const page = toProductPage(product, texts, {
    country: PAGE_COUNTRY,
    currencyCode: PAGE_CURRENCY,
    siblings,
  });
  const first = product.images[0];
  // A gift card is for every department, whichever menu names it.
  const trail = trailOfType(product.productType, (await readShell()).menu).slice(
    isGiftCard(product) ? -1 : 0,
  );
  return {
    props: await withFrame(
      {
        product: page,
        trail,
        completeTheLook,
        asSeenOn: extras.asSeenOn,
        otherColours: await readOtherColours(page),
        briefHandle: (hasTag(product.tags, 'cup-and-band') && findBrief(completeTheLook)?.handle) || null,
        similarHandles: extras.similarHandles.filter((other) => !shown.has(other)).slice(0, MAX_SET),
        recommendation: {
          heading: configured?.heading ?? null,
          profile: productPageProfile(configured?.profile),
        },
        cardTexts: await readCardTexts(),
        hasWaitlist: serverConfig().email !== null,
        canBeSent: isGiftCard(product) && product.variants.length > 0 && serverConfig().gift !== null,
        usTerms: usTermsSentences(product),
        drawers: toDrawers(product, {
          texts,
          editorial: editorial.description,
          shown: page.description,
          guides,
          reviews,
        }),
      },
      {
        // Sold only together with other products.
        isIndexed: handle !== SHIPPING_PROTECTION_HANDLE,
        trail: [...trail, { name: product.title, path: paths.product(handle) }],
        meta: {
          title: productMetaTitle(
            editorial.seo.title ?? product.title,
            isAppointment(product) ? '' : colourOf(product),
          ),
          description: editorial.seo.description ?? page.description,
          image: editorial.seo.image ?? first ?? null,
          canonicalPath: paths.product(handle),
        },
      },
    ),
    revalidate: pageLives.product.revalidateS,
  };
});
