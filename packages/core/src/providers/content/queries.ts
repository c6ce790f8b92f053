import { link, longText, newsletter, picture, richText, seo, target, version } from './parts/projections.ts';
import { sectionsProjection } from './sections/section-registry.ts';

/*
 * Every query of the content face. Their results are typed in `generated/query-results.ts`: run
 * `node packages/core/src/providers/content/schema/typegen.ts` after a change here, in `schema/` or in `sections/`.
 */

const columnLink = `[]{${link}, storyLinkToggle, "story": storyLink${target}, linkImage${picture}}`;
const columns = (side: string) => `"title": column${side}Title, "links": column${side}${columnLink}`;

const shell = `*[_type == "settings" && _id == "settings"][0]{
  _rev, _updatedAt,
  "messages": newBanner.siteBanner[]{_key, bannerText${richText}},
  "olderMessages": banner.siteBanner[]{_key, title, text},
  "bannerColours": banner.siteBannerColors{"background": bgColor.hex, "text": textColor.hex},
  "menu": menu.links[]{
    ${link}, hasDropdown, dropdownImage${picture}, dropdownCaption, dropdownLink{${link}},
    "left": {${columns('Left')}}, "middle": {${columns('Middle')}}, "right": {${columns('Right')}}
  },
  "mobileLinks": mobileMenu.links[]{${link}, "left": {${columns('Left')}}, "right": {${columns('Right')}}},
  "quickLinks": mobileMenu.quickLinks[]{${link}, hasDropdown, subLinks[]{${link}}},
  "footerGroups": footer.footerLinkGroups[]{title, links[]{${link}}},
  "footerNote": footer.note${richText},
  "legalLinks": footer.legalLinks[]{${link}},
  help{phone{url, text}, email{url, text}},
  newsletter{${newsletter}},
  emptyCart[]{${link}},
  accountLinks[]{${link}},
  cartPageFooter${richText},
  shippingBridal${richText},
  cartBanner{
    showBanner, bannerType, shippingBanner${richText}, cartBanner[]{_type, text, ${link}}
  },
  ${seo}
}`;

const home = `*[_type == "home" && _id == "home"][0]{${version}, ${sectionsProjection}, ${seo}}`;

const notFound = `*[_type == "settings" && _id == "settings"][0].notFoundPage{
  title, body${richText}, bannerImage${picture}, collectionTitle
}`;

const product = `*[_type == "product" && store.slug.current == $handle && store.isDeleted != true][0]{
  ${version}, ${seo}, description${richText}, "setProducts": completeTheLook[]->store.slug.current
}`;

const productTexts = `*[_type == "settings" && _id == "settings"][0]{
  ${version},
  shipping${richText},
  shippingCollective${richText},
  shippingBridal${richText},
  collectionSaleTags[]{tag, text},
  productSaleTags[]{tag, text},
  sizeGuideTags[]{tag, text, quickAddText},
  "colours": customProductOptions[_type == "customProductOption.color"]{colors[]{title, "hex": color.hex}}
}`;

const setOffer = `*[_type == "settings" && _id == "settings"][0]{
  ${version},
  gtsBanner{gtsBannerTitle, gtsBannerTitleLingerie, showGtsBanner, gtsBannerText},
  "sets": getTheSet.sets[]{title, "products": products[]->store.slug.current}
}`;

const sizeGuides = `*[_type == "settings" && _id == "settings"][0]{
  ${version},
  sizeGuideInfo{
    description${richText}, instructionsHeading, instructions${richText}, instructionsImage${picture}
  },
  sizeGuides[]{
    _key, "title": collectionType.title, "handles": collectionType.handles, shopifyTag, showCountrySelect,
    sizeGuideTables[]{title, rows[]{cells}}
  }
}`;

const siteData = `*[_type == "settings" && _id == "settings"][0]{
  ${version}, backupMetaDescription,
  "productRecommendation": searchService.productRecommendation{heading, profile},
  "synonyms": searchService.synonyms[]{says, means}
}`;

const page = `*[_type == "page" && slug.current == $handle][0]{
  ${version}, "slug": slug.current, title, body${longText}, ${sectionsProjection}, ${seo}
}`;

/** The newest, because a page that is not prebuilt is made on its first visit. */
const pageSlugs = `{
  "slugs": *[_type == "page" && defined(slug.current)] | order(_updatedAt desc)[0...200].slug.current
}`;

/** For the sitemap. */
const allPageSlugs = `{
  "slugs": *[_type == "page" && defined(slug.current)] | order(_id asc)[0...2000].slug.current
}`;

const editorial = `${version}, "slug": slug.current, formerSlugs, "lang": language, title, tags, publishedAt, cover${picture}`;

/** The projection of each kind of document that can be searched for. */
export const documentFields = {
  story: `${editorial}, standfirst, byline,
  chapters[]{_key, text${richText}, image${picture}, caption${richText}, quote},
  "products": products[]->store.slug.current, ${seo}`,
  campaign: `${editorial}, season, summary, ${sectionsProjection}, ${seo}`,
};

const bySlug = (type: keyof typeof documentFields) =>
  `*[_type == "${type}" && slug.current == $handle][0]{${documentFields[type]}}`;

/** What is at a slug now comes first, then what editors say was there, then what the shop last showed there. */
const documentPath = `*[
  _type in ["page", "story", "campaign"] && _type == $type && defined(slug.current)
  && (slug.current == $slug || $slug in coalesce(formerSlugs, []) || _id == $id)
] | order(select(slug.current == $slug => 0, $slug in coalesce(formerSlugs, []) => 1, 2), _id asc)[0]{
  ${version}, _type, "slug": slug.current
}`;

/** Without versions: a list is refreshed by its own tag, not by one for each of its documents. */
const entriesOf = (type: 'story' | 'campaign', fields: string) => `{
  "entries": *[_type == "${type}" && defined(slug.current)] | order(publishedAt desc, _id asc)[0...2000]{
    "slug": slug.current, title, "updatedAt": _updatedAt, tags, publishedAt, cover${picture}, "description": seo.description, ${fields}
  }
}`;

/** Counted by the CMS, so that a list does not carry the texts. Between two blocks stand line ends, no space. */
const wordsOfStory = `count(string::split(
  coalesce(standfirst, "") + " " + coalesce(pt::text(chapters[].text[]), "") + " "
    + coalesce(array::join(array::compact(chapters[].quote), " "), ""), " "
)) + coalesce(count(chapters[].text[]), 0)`;

const storyEntries = entriesOf('story', `"summary": standfirst, byline, "words": ${wordsOfStory}`);
/** For everybody at any time: a list shows nothing of a section before its hour. */
const isAlwaysShown =
  'isHidden != true && !defined(shownFrom) && !defined(shownUntil) && count(coalesce(countries, [])) == 0';

const campaignEntries = entriesOf(
  'campaign',
  `summary, "byline": season,
    "mobileCover": sections[_type == "hero" && ${isAlwaysShown}][0].mobileImage${picture},
    "piece": (sections[_type == "productRail" && ${isAlwaysShown}][0].products[]->store.slug.current)[defined(@)][0]`,
);

const story = bySlug('story');
const campaign = bySlug('campaign');

const collection = `*[_type == "collection" && store.slug.current == $handle && store.isDeleted != true][0]{
  ${version}, "title": store.title, ${seo}
}`;

/** Editors spell one path in many ways, so `$spellings` holds them all. The latest rule wins. */
const rules = '*[_type == "routeRule" && path in $spellings] | order(_updatedAt desc)';
const ruleTarget = `path, url, "target": internalLink${target}`;

const routeRule = `${rules}[0]{${version}, ${ruleTarget}, isPermanent}`;

const pathsWithRouteRule = `{"rules": ${rules}{${ruleTarget}}}`;

const storeProducts = `{
  "products": *[_type == "product" && store.slug.current in $handles]{
    ${version},
    store{
      gid, title, slug{current}, isDeleted, status, createdAt, productType, vendor, tags, previewImageUrl,
      priceRange{maxVariantPrice},
      "variants": variants[]->store{
        gid, title, sku, price, compareAtPrice, option1, option2, inventory{isAvailable}
      }
    }
  }
}`;

export const contentQueries = {
  shell,
  home,
  notFound,
  product,
  productTexts,
  setOffer,
  sizeGuides,
  siteData,
  page,
  pageSlugs,
  allPageSlugs,
  storyEntries,
  campaignEntries,
  story,
  campaign,
  documentPath,
  collection,
  routeRule,
  pathsWithRouteRule,
  storeProducts,
};
