import type { RichText } from './rich-text.ts';

/** A resolved link of navigation, footer or a section. */
export interface SiteLink {
  key: string;
  title: string;
  href: string;
}

export interface ContentImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** 0–1 from the left and the top; where the picture must not be cropped. */
  focus: { x: number; y: number } | null;
}

export interface MenuLink extends SiteLink {
  /** Empty where the link has no dropdown. */
  columns: { title: string | null; links: (SiteLink & { image: ContentImage | null })[] }[];
  image: ContentImage | null;
  /** Below the dropdown's picture. */
  imageCaption?: string;
  imageLink?: SiteLink | null;
}

export interface MobileMenuLink extends SiteLink {
  columns: { title: string | null; links: SiteLink[] }[];
}

export interface BannerMessage {
  key: string;
  /** `[entity.cms-settings-document.6]` Stands before the text; only older banners have one. */
  title?: string;
  /** Empty where an older banner is but a title. */
  text: RichText;
}

/** What the shell shows on every page, from the settings document. */
export interface ShellContent {
  /** Changes with every published edit of the settings; `shell-revision.ts` tells which is older. */
  revision: string;
  banner: { messages: BannerMessage[]; background: string | null; colour: string | null } | null;
  menu: MenuLink[];
  mobileMenu: { links: MobileMenuLink[]; quickLinks: (SiteLink & { subLinks: SiteLink[] })[] };
  footer: {
    groups: { title: string | null; links: SiteLink[] }[];
    /** The house's lines beside the groups. */
    note?: RichText;
    legalLinks?: SiteLink[];
  };
  help: { phone: { href: string; text: string } | null; email: { href: string; text: string } | null };
  newsletter: { heading: string; text: string; consent: RichText } | null;
  emptyCart: SiteLink[];
  /** The one account link that leaves the shop: returns and exchanges ([screen.site-shell-desktop-header.5]). */
  returnsLink?: SiteLink | null;
  cartPageFooter: RichText;
  cartBanner: RichText | null;
  seo: { title: string | null; description: string | null; image: ContentImage | null };
}

/** Sections that editors compose the home page (and campaigns) of; `kind` is the document's `_type`. */
export type PageSection =
  | HeroSection
  | ProductRailSection
  | TilesSection
  | EditorialSection
  | QuoteSection
  | ShoppableSection
  | NewsletterSection;

interface SectionBase {
  key: string;
}

export interface HeroSection extends SectionBase {
  kind: 'hero';
  heading: string;
  text: string | null;
  link: SiteLink | null;
  image: ContentImage;
  mobileImage: ContentImage | null;
  /** Whether the picture is dark behind the header: the header then is white. */
  tone: 'dark' | 'light';
}

export interface ProductRailSection extends SectionBase {
  kind: 'productRail';
  heading: string;
  link: SiteLink | null;
  /** Product handles, in order; the page adds the cards. */
  handles: string[];
}

export interface TilesSection extends SectionBase {
  kind: 'tiles';
  tiles: { key: string; link: SiteLink; image: ContentImage }[];
}

export interface EditorialSection extends SectionBase {
  kind: 'editorial';
  heading: string;
  text: string;
  link: SiteLink | null;
  image: ContentImage;
  inset: { image: ContentImage; caption: RichText } | null;
}

export interface QuoteSection extends SectionBase {
  kind: 'quote';
  quote: string;
  source: string | null;
}

export interface ShoppableSection extends SectionBase {
  kind: 'shoppable';
  heading: string;
  link: SiteLink | null;
  image: ContentImage;
  mobileImage: ContentImage | null;
  /** Pins in per cent of the picture's width and height. */
  pins: { key: string; handle: string; x: number; y: number }[];
}

export interface NewsletterSection extends SectionBase {
  kind: 'newsletter';
  heading: string;
  text: string;
  consent: RichText;
}

export interface PageMeta {
  title: string | null;
  description: string | null;
  image: ContentImage | null;
}

export interface HomeContent {
  sections: PageSection[];
  seo: PageMeta;
}

/** What editors add to a product of the platform; found by its handle. */
export interface ProductContent {
  seo: PageMeta;
  description: RichText;
  setProducts: string[];
}

export interface NotFoundContent {
  title: string;
  body: RichText;
  bannerImage: ContentImage | null;
  collectionTitle: string | null;
}

/** Texts that ship with the product page which shows them. */
export interface ProductTexts {
  shipping: RichText;
  shippingCollective: RichText;
  shippingBridal: RichText;
  collectionSaleTags: { tag: string; text: string }[];
  productSaleTags: { tag: string; text: string }[];
  sizeGuideTags: { tag: string; text: string | null; quickAddText: string | null }[];
  /** Colour name → hex, from the settings' custom product options. */
  colours: Record<string, string>;
}
