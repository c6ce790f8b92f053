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
  /** Empty where the link has no dropdown. Pages leave the links' pictures out, see `withoutLinkPictures`. */
  columns: { title: string | null; links: (SiteLink & { image?: ContentImage | null })[] }[];
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
  /** `[entity.cms-settings-document.6]` Shown before the text; only banners of the older format have one. */
  title?: string;
  /** Empty when a banner of the older format has only a title. */
  text: RichText;
}

/** What the shell shows on every page, from the settings document. */
export interface ShellContent {
  /** Changes with every published edit of the settings; `isOlderShell` compares two. */
  revision: string;
  banner: {
    messages: BannerMessage[];
    /** Both or neither: see `themeColours`. */
    background: string | null;
    colour: string | null;
  } | null;
  menu: MenuLink[];
  mobileMenu: { links: MobileMenuLink[]; quickLinks: (SiteLink & { subLinks: SiteLink[] })[] };
  footer: {
    groups: { title: string | null; links: SiteLink[] }[];
    /** Beside the groups. */
    note?: RichText;
    legalLinks?: SiteLink[];
  };
  help: { phone: { href: string; text: string } | null; email: { href: string; text: string } | null };
  newsletter: { heading: string; text: string; consent: RichText } | null;
  emptyCart: SiteLink[];
  /** `[screen.site-shell-desktop-header.5]` Returns and exchanges, on another site. */
  returnsLink?: SiteLink | null;
  /** The editors' other links for customers. */
  accountLinks?: SiteLink[];
  cartPageFooter: RichText;
  /** `[entity.cms-settings-document.13]` Beside a bag that holds bridal products. */
  shippingBridal?: RichText;
  cartBanner: RichText | null;
  /** Screens draw its picture, too. */
  seo: PageMeta & { image: ContentImage | null };
}

export interface PageMeta {
  title: string | null;
  description: string | null;
  /** Of the CMS, or of another host. */
  image: Pick<ContentImage, 'src'> | null;
}

/** What editors add to a product of the platform; found by its handle. */
export interface ProductContent {
  seo: PageMeta;
  description: RichText;
  setProducts: string[];
}

export interface NotFoundContent {
  /** Null for the shop's own words, as where there is no body either. */
  title: string | null;
  body: RichText;
  bannerImage: ContentImage | null;
  collectionTitle: string | null;
}

/** Texts and tables of the settings that product pages and cards need. */
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

/** The texts of a shop whose settings are empty or were never read. */
export const noTexts: ProductTexts = {
  shipping: [],
  shippingCollective: [],
  shippingBridal: [],
  collectionSaleTags: [],
  productSaleTags: [],
  sizeGuideTags: [],
  colours: {},
};
