import type { DocumentPage, DocumentSearch, DocumentType } from '../../content/document-search.ts';
import type { DocumentEntry, EditorialDocument, Story } from '../../content/editorial-documents.ts';
import type { LongText } from '../../content/long-text.ts';
import type { SetOffer, SiteData, SizeGuideInfo } from '../../content/settings-content.ts';
import type {
  NotFoundContent,
  PageMeta,
  ProductContent,
  ProductTexts,
  ShellContent,
} from '../../content/site-content.ts';
import type { Product } from '../../product/product.ts';
import type { SizeGuide } from '../../product/size-guide.ts';
import type { MovedPath } from '../../shell/redirect.ts';
import type { PageSection } from './sections/section-registry.ts';

/** A search must name its type; everything else has a default. */
export type RequestedDocuments = Pick<DocumentSearch, 'type'> & Partial<DocumentSearch>;

export interface HomeContent {
  sections: PageSection[];
  seo: PageMeta;
}

/** A page at `/pages/{slug}`: a text, sections, or both. */
export interface ContentPage {
  slug: string;
  title: string;
  body: LongText;
  sections: PageSection[];
  seo: PageMeta;
}

/** What may be known of a document that has, or had, a page at a path. */
export interface SoughtDocument {
  type: 'page' | 'story' | 'campaign';
  slug: string;
  id: string | null;
}

/** A campaign at `/campaigns/{slug}`. */
export interface Campaign extends EditorialDocument {
  season: string | null;
  summary: string | null;
  sections: PageSection[];
}

/**
 * The interface of every CMS, in our nouns. Methods reject with a `Fault` of kind `outside`, and return null when the
 * document does not exist.
 */
export interface ContentReader {
  shell(): Promise<ShellContent | null>;
  home(): Promise<HomeContent | null>;
  notFound(): Promise<NotFoundContent | null>;
  product(handle: string): Promise<ProductContent | null>;
  productTexts(): Promise<ProductTexts | null>;
  /** Title and description of a collection for search engines. */
  collection(handle: string): Promise<{ title: string | null; seo: PageMeta } | null>;
  setOffer(): Promise<SetOffer | null>;
  sizeGuides(): Promise<{ guides: SizeGuide[]; info: SizeGuideInfo } | null>;
  siteData(): Promise<SiteData | null>;
  page(slug: string): Promise<ContentPage | null>;
  /** Those of the pages changed last. */
  pageSlugs(): Promise<string[]>;
  /** Those of every page. */
  allPageSlugs(): Promise<string[]>;
  story(slug: string): Promise<Story | null>;
  campaign(slug: string): Promise<Campaign | null>;
  /**
   * The path of the document that is, or was, at this slug: by its slug, or one of its former ones, or by the id of the
   * document that the shop last showed there; in this order.
   */
  documentPath(sought: SoughtDocument): Promise<string | null>;
  /** `[call.cms.6]` Rejects with a `Fault` of kind `input` for an invalid search. */
  searchDocuments(search: RequestedDocuments): Promise<DocumentPage>;
  /** Every document of a kind, newest first, without its text. */
  documents(type: DocumentType): Promise<DocumentEntry[]>;
  /** `[screen.client-redirects.8]` The redirect of the path by an editor's rule; query and hash are ignored. */
  routeRule(path: string): Promise<MovedPath | null>;
  /** Those of the paths that an editor's rule redirects. */
  pathsWithRouteRule(paths: readonly string[]): Promise<string[]>;
  /** The products of the handles that can be shown, in the order of the handles. */
  storeProducts(handles: readonly string[]): Promise<Product[]>;
}
