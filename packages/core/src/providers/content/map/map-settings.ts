import { resolveRichText } from '../../../content/resolve-rich-text.ts';
import type { SetOffer, SiteData, SizeGuideInfo } from '../../../content/settings-content.ts';
import type { SizeGuide } from '../../../product/size-guide.ts';
import { readContentText, readContentTexts, readRows } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';
import type { QueryResult } from './query-result.ts';

export function mapSetOffer({ gtsBanner, sets }: QueryResult<'setOffer'>): SetOffer {
  return {
    title: readContentText(gtsBanner?.gtsBannerTitle),
    titleLingerie: readContentText(gtsBanner?.gtsBannerTitleLingerie),
    bannerText: gtsBanner?.showGtsBanner === true ? readContentText(gtsBanner.gtsBannerText) : null,
    sets: readRows(sets).flatMap((set) => {
      const products = readContentTexts(set.products);
      return products.length > 1 ? [{ title: readContentText(set.title), products }] : [];
    }),
  };
}

type FetchedGuide = NonNullable<QueryResult<'sizeGuides'>['sizeGuides']>[number];

/** Sizes are matched by column, so a cell that is not a text becomes an empty one. */
function mapGuide(guide: FetchedGuide): SizeGuide | null {
  const tables = readRows(guide.sizeGuideTables).flatMap((table) => {
    const rows = readRows(table.rows)
      .map(({ cells }) => (Array.isArray(cells) ? cells.map((cell) => readContentText(cell) ?? '') : []))
      .filter((cells) => cells.length > 0);
    return rows.length > 1 ? [{ title: readContentText(table.title), rows }] : [];
  });
  if (tables.length === 0) return null;
  const title = readContentText(guide.title) ?? '';
  return {
    id: readContentText(guide._key) ?? title,
    title,
    handles: readContentTexts(guide.handles),
    tags: readContentTexts(readContentText(guide.shopifyTag)?.split(',')),
    showsCountrySelect: guide.showCountrySelect === true,
    tables,
  };
}

export function mapSizeGuides(
  { sizeGuides, sizeGuideInfo }: QueryResult<'sizeGuides'>,
  toImage: ImageMapper,
): { guides: SizeGuide[]; info: SizeGuideInfo } {
  return {
    guides: readRows(sizeGuides)
      .map(mapGuide)
      .filter((guide) => guide !== null),
    info: {
      description: resolveRichText(sizeGuideInfo?.description),
      instructionsHeading: readContentText(sizeGuideInfo?.instructionsHeading),
      instructions: resolveRichText(sizeGuideInfo?.instructions),
      instructionsImage: toImage(sizeGuideInfo?.instructionsImage),
    },
  };
}

export function mapSiteData({
  backupMetaDescription,
  productRecommendation,
  synonyms,
}: QueryResult<'siteData'>): SiteData {
  return {
    backupMetaDescription: readContentText(backupMetaDescription),
    productRecommendation: {
      heading: readContentText(productRecommendation?.heading),
      profile: readContentText(productRecommendation?.profile),
    },
    synonyms: readRows(synonyms).flatMap((row) => {
      const says = readContentText(row.says);
      const means = readContentText(row.means);
      return says === null || means === null ? [] : { says, means };
    }),
  };
}
