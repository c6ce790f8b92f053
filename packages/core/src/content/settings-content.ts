import type { RichText } from './rich-text.ts';
import type { ContentImage } from './site-content.ts';

/** `[entity.cms-settings-document.7]` `[entity.cms-settings-document.12]` The 'get the set' offer. */
export interface SetOffer {
  title: string | null;
  /** `[screen.get-the-set-drawer.1]` Replaces the title when the first product's vendor is 'Lingerie'. */
  titleLingerie: string | null;
  /** `[screen.get-the-set-drawer.2]` Null when editors switched the banner off. */
  bannerText: string | null;
  /** Products that belong together, by handle, in order. */
  sets: { title: string | null; products: string[] }[];
}

/** `[entity.cms-settings-document.14]` The texts around the tables of every size guide. */
export interface SizeGuideInfo {
  description: RichText;
  instructionsHeading: string | null;
  instructions: RichText;
  instructionsImage: ContentImage | null;
}

/** `[entity.cms-settings-document.18]` `[entity.cms-settings-document.20]` */
export interface SiteData {
  /** For pages without a description of their own. */
  backupMetaDescription: string | null;
  /** Of the product page's recommendations; each has a default of its own where editors set none. */
  productRecommendation: { heading: string | null; profile: string | null };
  /** What shoppers say, and what the shop calls it; both may be lists separated by commas. */
  synonyms: { says: string; means: string }[];
}
