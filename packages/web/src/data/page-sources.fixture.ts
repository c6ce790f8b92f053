import { exampleStore } from '@storefront/core/cache/example-store';
import { subjectSource } from '@storefront/core/cache/receipt';
import { systemClock } from '@storefront/core/clock';
import { bareShell } from '@storefront/core/content/bare-shell';
import type { ContentDocument, DocumentType } from '@storefront/core/content/document-search';
import type { DocumentEntry, Story } from '@storefront/core/content/editorial-documents';
import { internalHref } from '@storefront/core/content/links';
import type { SetOffer, SiteData } from '@storefront/core/content/settings-content';
import type {
  NotFoundContent,
  PageMeta,
  ProductContent,
  ProductTexts,
  ShellContent,
} from '@storefront/core/content/site-content';
import { noTexts } from '@storefront/core/content/site-content';
import { Fault } from '@storefront/core/fault';
import type { Product } from '@storefront/core/product/product';
import type { SizeGuides } from '@storefront/core/product/read-size-guides';
import { toSibling } from '@storefront/core/product/swatches';
import type {
  CatalogueReader,
  CollectionEntry,
  CollectionPage,
  ProductMapEntry,
} from '@storefront/core/providers/commerce/commerce';
import type {
  Campaign,
  ContentPage,
  ContentReader,
  HomeContent,
  RequestedDocuments,
  SoughtDocument,
} from '@storefront/core/providers/content/content';
import type { MovedPath } from '@storefront/core/shell/redirect';
import type { GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { vi } from 'vitest';
import { recordSource } from './page-build.ts';
import { recordingCatalogue } from './recording-catalogue.ts';

export const siteUrl = 'https://shop.example';
const secret = 'a-secret-of-operators';
const environment = {
  SITE_URL: siteUrl,
  BRAND_NAME: 'Vesper & Vine',
  ORIGIN_SECRET: 'known-to-the-edge',
  REVALIDATE_SECRET: secret,
  REDIRECT_HOSTS: 'resale.example',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);

export const noMeta: PageMeta = { title: null, description: null, image: null };

/** Without it in `shop.siteData` every page is incomplete. */
export const noSiteData: SiteData = {
  backupMetaDescription: null,
  productRecommendation: { heading: null, profile: null },
  synonyms: [],
};

interface Shop {
  isPlatformDown: boolean;
  isCmsDown: boolean;
  products: Product[];
  /** With all their products. */
  collections: CollectionPage[];
  mapEntries: ProductMapEntry[];
  collectionEntries: CollectionEntry[];
  /** Path → its target on the platform. */
  moved: Record<string, string>;
  rules: Record<string, MovedPath>;
  shell: ShellContent;
  home: HomeContent | null;
  texts: ProductTexts;
  siteData: SiteData | null;
  notFound: NotFoundContent | null;
  productContent: Record<string, ProductContent>;
  collectionContent: Record<string, { title: string | null; seo: PageMeta }>;
  sizeGuides: SizeGuides;
  setOffer: SetOffer | null;
  pages: ContentPage[];
  documents: ContentDocument[];
  entries: (DocumentEntry & { type: DocumentType })[];
  stories: Story[];
  /** Former slug → the present one, as editors wrote it. */
  formerSlugs: Record<string, string>;
  /** Slug → the id of the document; by default the slug itself. */
  ids: Record<string, string>;
  campaigns: Campaign[];
}

let shells = 0;

const emptyShop = (): Shop => ({
  isPlatformDown: false,
  isCmsDown: false,
  products: [],
  collections: [],
  mapEntries: [],
  collectionEntries: [],
  moved: {},
  rules: {},
  shell: bareShell,
  home: null,
  texts: noTexts,
  siteData: null,
  notFound: null,
  productContent: {},
  pages: [],
  setOffer: null,
  documents: [],
  entries: [],
  stories: [],
  formerSlugs: {},
  ids: {},
  campaigns: [],
  collectionContent: {},
  sizeGuides: {
    guides: [],
    info: { description: [], instructionsHeading: null, instructions: [], instructionsImage: null },
  },
});

/** What the platform and the CMS hold, as each test sets it. */
export const shop: Shop = emptyShop();

/** The cache's table. */
export const table = exampleStore(systemClock);

/** Empties the shop. Call it before each test. */
export function resetShop(): void {
  Object.assign(shop, emptyShop());
  setShell({});
  vi.clearAllMocks();
}

/** A shell that is newer than those before: pages never go back to an older one. */
export function setShell(own: Partial<ShellContent>): void {
  shells += 1;
  shop.shell = { ...bareShell, revision: `${shells}-r${shells}`, ...own };
}

function whileUp<Args extends unknown[], Result>(
  source: 'isPlatformDown' | 'isCmsDown',
  read: (...args: Args) => Result,
) {
  return vi.fn(async (...args: Args): Promise<Result> => {
    if (shop[source])
      throw new Fault({ code: 'source-down', kind: 'outside', say: `${source}, as the test says.` });
    return read(...args);
  });
}

const onPlatform = <Args extends unknown[], Result>(read: (...args: Args) => Result) =>
  whileUp('isPlatformDown', read);
const inCms = <Args extends unknown[], Result>(read: (...args: Args) => Result) => whileUp('isCmsDown', read);

/** The platform finds a handle in any letter case. */
const isCalled = (handle: string) => (one: { handle: string }) => one.handle === handle.toLowerCase();

type Catalogue = Pick<
  CatalogueReader,
  | 'product'
  | 'productsByHandles'
  | 'siblings'
  | 'collectionPage'
  | 'searchProducts'
  | 'collectionMeta'
  | 'collectionTags'
  | 'redirect'
  | 'productHandles'
  | 'collectionHandles'
  | 'productMap'
  | 'collections'
>;

/** The platform before pages record what they read. */
export const platform = {
  product: onPlatform((handle: string, _country: string) => shop.products.find(isCalled(handle)) ?? null),
  productsByHandles: onPlatform((handles: readonly string[], _country: string) => ({
    products: handles.flatMap((handle) => shop.products.find(isCalled(handle)) ?? []),
    missing: handles.filter((handle) => !shop.products.some(isCalled(handle))),
  })),
  siblings: onPlatform((handles: readonly string[], _country: string) => {
    const found = shop.products.filter(({ handle }) => handles.includes(handle));
    return new Map(found.map((one) => [one.handle, { ...toSibling(one), updatedAt: one.updated_at }]));
  }),
  collectionPage: onPlatform(
    (request: { handle: string; size: number; after?: string }, _country: string): CollectionPage | null => {
      const found = shop.collections.find(isCalled(request.handle));
      if (!found) return null;
      const from = request.after === undefined ? 0 : Number(request.after.replace('cursor ', ''));
      const to = Math.min(from + request.size, found.products.length);
      return {
        ...found,
        products: found.products.slice(from, to),
        hasNextPage: to < found.products.length,
        endCursor: to > from ? `cursor ${to}` : null,
      };
    },
  ),
  searchProducts: onPlatform((): never => {
    throw new Error('No page searches.');
  }),
  collectionMeta: onPlatform((handle: string, _country: string) => {
    const found = shop.collections.find(isCalled(handle));
    return found ? { title: found.title, copy: null, isPublished: true } : null;
  }),
  collectionTags: onPlatform((handle: string, _country: string) => {
    const found = shop.collections.find(isCalled(handle));
    return found ? found.products.map(({ tags }) => ({ tags })) : null;
  }),
  redirect: onPlatform((path: string, _country: string) => shop.moved[path] ?? null),
  productHandles: onPlatform((limit: number, _country: string) =>
    shop.products.map(({ handle }) => handle).slice(0, limit),
  ),
  collectionHandles: onPlatform((limit: number, _country: string) =>
    shop.collections.map(({ handle }) => handle).slice(0, limit),
  ),
  productMap: onPlatform((_country: string) => shop.mapEntries),
  collections: onPlatform((_country: string) => shop.collectionEntries),
} satisfies Catalogue;

const idOf = ({ slug }: { slug: string }) => shop.ids[slug] ?? slug;

/** The document at a slug, recorded as the subject of the page that is built. */
function withSubject<Document extends { slug: string }>(all: readonly Document[], slug: string) {
  const found = all.find((one) => one.slug === slug) ?? null;
  if (found !== null) recordSource(subjectSource(idOf(found)), null);
  return found;
}

export const cms = {
  shell: inCms(() => shop.shell),
  home: inCms(() => shop.home),
  notFound: inCms(() => shop.notFound),
  product: inCms((handle: string) => shop.productContent[handle] ?? null),
  productTexts: inCms(() => shop.texts),
  collection: inCms((handle: string) => shop.collectionContent[handle] ?? null),
  siteData: inCms(() => shop.siteData),
  sizeGuides: inCms(() => shop.sizeGuides),
  setOffer: inCms(() => shop.setOffer),
  page: inCms((slug: string) => withSubject(shop.pages, slug)),
  searchDocuments: inCms(({ type, pageSize = 20 }: RequestedDocuments) => {
    const documents = shop.documents.filter((one) => one.type === type).slice(0, pageSize);
    return { documents, page: 1, pageSize, total: documents.length };
  }),
  documents: inCms((type: DocumentType) => shop.entries.filter((one) => one.type === type)),
  story: inCms((slug: string) => withSubject(shop.stories, slug)),
  campaign: inCms((slug: string) => withSubject(shop.campaigns, slug)),
  documentPath: inCms(({ type, slug, id }: SoughtDocument) => {
    const all = { page: shop.pages, story: shop.stories, campaign: shop.campaigns }[type];
    const found =
      all.find((one) => one.slug === slug) ??
      all.find((one) => one.slug === shop.formerSlugs[slug]) ??
      all.find((one) => idOf(one) === id);
    return found ? internalHref({ _type: type, slug: found.slug }) : null;
  }),
  pageSlugs: inCms(() => shop.pages.map(({ slug }) => slug)),
  allPageSlugs: inCms(() => shop.pages.map(({ slug }) => slug)),
  routeRule: inCms((path: string) => shop.rules[path] ?? null),
  pathsWithRouteRule: inCms((paths: readonly string[]) => paths.filter((path) => path in shop.rules)),
} satisfies Partial<ContentReader>;

/** In place of `sources.ts`. */
export const sources = {
  catalogue: () => catalogue,
  content: () => cms,
  contentAtOrigin: () => cms,
};
const catalogue = recordingCatalogue<Catalogue>(platform);

/** In place of `cache-table.ts`. */
export const cacheTable = { cacheTable: () => table };

type Reason = NonNullable<GetStaticPropsContext['revalidateReason']>;

/** What Next gives a page that is rebuilt because of an edit, so that it reads the shell as it is now. */
export const pageContext = (
  params: Record<string, string | string[]> = {},
  revalidateReason: Reason = 'on-demand',
) => ({ params, revalidateReason });

/** The props of a page; throws for a redirect or a 404. */
export async function propsOf<Props>(
  result: Promise<GetStaticPropsResult<Props>> | GetStaticPropsResult<Props>,
) {
  const page = await result;
  if (!('props' in page)) throw new Error(`There is no page but ${JSON.stringify(page)}`);
  return { ...(await page.props), revalidate: page.revalidate };
}
