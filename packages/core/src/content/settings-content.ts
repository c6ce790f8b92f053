import type { RichText } from './rich-text.ts';
import type { ContentImage, SiteLink } from './site-content.ts';

/** The 'get the set' offer ([entity.cms-settings-document.7], [entity.cms-settings-document.12]). */
export interface SetOffer {
  title: string | null;
  /** In place of the title when the first product's vendor is 'Lingerie' ([screen.get-the-set-drawer.1]). */
  titleLingerie: string | null;
  /** Null where editors switched the banner off ([screen.get-the-set-drawer.2]). */
  bannerText: string | null;
  /** Products that belong together, by handle, in order. */
  sets: { title: string | null; products: string[] }[];
}

/** What stands around the tables of every size guide ([entity.cms-settings-document.14]). */
export interface SizeGuideInfo {
  description: RichText;
  instructionsHeading: string | null;
  instructions: RichText;
  instructionsImage: ContentImage | null;
}

/** Other data of the site ([entity.cms-settings-document.16], [entity.cms-settings-document.18], [entity.cms-settings-document.20]). */
export interface SiteData {
  accountLinks: SiteLink[];
  /** For pages without a description of their own. */
  backupMetaDescription: string | null;
  /** What recommendations are called, and the profile that is asked for them; null where editors set none. */
  productRecommendation: { heading: string; profile: string } | null;
}
