import { resolveRichText } from '../../content/resolve-rich-text.ts';
import type { SetOffer, SiteData, SizeGuideInfo } from '../../content/settings-content.ts';
import type { SizeGuide } from '../../product/size-guide.ts';
import type { Answer } from './answer.ts';
import type { ImageMapper } from './map-image.ts';
import { mapLinks } from './map-link.ts';
import { readRows, readText, readTexts } from './read-answer.ts';

export function mapSetOffer({ gtsBanner, sets }: Answer<'setOffer'>): SetOffer {
  return {
    title: readText(gtsBanner?.gtsBannerTitle),
    titleLingerie: readText(gtsBanner?.gtsBannerTitleLingerie),
    bannerText: gtsBanner?.showGtsBanner === true ? readText(gtsBanner.gtsBannerText) : null,
    sets: readRows(sets).flatMap((set) => {
      const products = readTexts(set.products);
      return products.length > 1 ? [{ title: readText(set.title), products }] : [];
    }),
  };
}

type AnsweredGuide = NonNullable<Answer<'sizeGuides'>['sizeGuides']>[number];

/** Sizes are compared and converted, so a cell that is no text is an empty one and keeps its place. */
function mapGuide(guide: AnsweredGuide): SizeGuide | null {
  const tables = readRows(guide.sizeGuideTables).flatMap((table) => {
    const rows = readRows(table.rows)
      .map(({ cells }) => (Array.isArray(cells) ? cells.map((cell) => readText(cell) ?? '') : []))
      .filter((cells) => cells.length > 0);
    return rows.length > 1 ? [{ title: readText(table.title), rows }] : [];
  });
  if (tables.length === 0) return null;
  return {
    title: readText(guide.title) ?? '',
    handles: readTexts(guide.handles),
    tags: readTexts(readText(guide.shopifyTag)?.split(',')),
    showsCountrySelect: guide.showCountrySelect === true,
    tables,
  };
}

export function mapSizeGuides(
  { sizeGuides, sizeGuideInfo }: Answer<'sizeGuides'>,
  toImage: ImageMapper,
): { guides: SizeGuide[]; info: SizeGuideInfo } {
  return {
    guides: readRows(sizeGuides)
      .map(mapGuide)
      .filter((guide) => guide !== null),
    info: {
      description: resolveRichText(sizeGuideInfo?.description),
      instructionsHeading: readText(sizeGuideInfo?.instructionsHeading),
      instructions: resolveRichText(sizeGuideInfo?.instructions),
      instructionsImage: toImage(sizeGuideInfo?.instructionsImage),
    },
  };
}

export function mapSiteData({
  accountLinks,
  backupMetaDescription,
  productRecommendation,
}: Answer<'siteData'>): SiteData {
  const heading = readText(productRecommendation?.heading);
  const profile = readText(productRecommendation?.profile);
  return {
    accountLinks: mapLinks(accountLinks),
    backupMetaDescription: readText(backupMetaDescription),
    productRecommendation: heading === null || profile === null ? null : { heading, profile },
  };
}
