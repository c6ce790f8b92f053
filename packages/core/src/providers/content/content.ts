import type { DocumentPage, DocumentSearch } from '../../content/document-search.ts';
import type { Campaign, ContentPage, Story } from '../../content/editorial-documents.ts';
import type { SetOffer, SiteData, SizeGuideInfo } from '../../content/settings-content.ts';
import type {
  HomeContent,
  NotFoundContent,
  PageMeta,
  ProductContent,
  ProductTexts,
  ShellContent,
} from '../../content/site-content.ts';
import type { Product } from '../../product/product.ts';
import type { SizeGuide } from '../../product/size-guide.ts';
import type { MovedPath } from '../../shell/redirect.ts';

/** What a search must name; everything else has a default. */
export type AskedDocuments = Pick<DocumentSearch, 'type'> & Partial<DocumentSearch>;

/**
 * The shop's one face towards the CMS, in our nouns; rejects with a `Fault` of kind `outside`, and answers null
 * where the document is not there.
 */
export interface ContentReader {
  shell(): Promise<ShellContent | null>;
  home(): Promise<HomeContent | null>;
  notFound(): Promise<NotFoundContent | null>;
  product(handle: string): Promise<ProductContent | null>;
  productTexts(): Promise<ProductTexts | null>;
  /** What editors say to search engines about a collection. */
  collection(handle: string): Promise<{ title: string | null; seo: PageMeta } | null>;
  setOffer(): Promise<SetOffer | null>;
  sizeGuides(): Promise<{ guides: SizeGuide[]; info: SizeGuideInfo } | null>;
  siteData(): Promise<SiteData | null>;
  page(slug: string): Promise<ContentPage | null>;
  /** By a present or former slug; the answer says the present one. */
  story(slug: string): Promise<Story | null>;
  campaign(slug: string): Promise<Campaign | null>;
  /** `[call.cms.6]` Rejects with a `Fault` of kind `input` for a search that cannot be asked. */
  searchDocuments(search: AskedDocuments): Promise<DocumentPage>;
  /** `[screen.client-redirects.8]` Where the path leads; query and hash are not looked at. */
  routeRule(path: string): Promise<MovedPath | null>;
  /** Those of the paths of which a rule speaks. */
  ruledPaths(paths: readonly string[]): Promise<string[]>;
  /** `[entity.product-mapped-from-cms-store-data]` Those of the handles that can be shown, in their order. */
  storeProducts(handles: readonly string[]): Promise<Product[]>;
}
