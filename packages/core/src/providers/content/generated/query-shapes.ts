/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/schema/typegen.ts */

import type { RecordShape } from '../../read-answer.ts';
import type { QueryResults } from './query-results.ts';

const part1 = { "_type": "text", "slug?": "text", "store?": { "slug?": { "current?": "text" } } } as const;
const part2 = [{ "_type": "text", "style?": "text", "listItem?": "text", "children?": [{ "text?": "text", "marks?": ["text"] }], "markDefs?": [{ "_key?": "text", "href?": "text", "reference?": part1 }] }] as const;
const part3 = { "ref?": "text", "alt?": "text", "crop?": { "top?": "number", "bottom?": "number", "left?": "number", "right?": "number" }, "hotspot?": { "x?": "number", "y?": "number" } } as const;
const part4 = { "_key?": "any", "title?": "text", "url?": "text", "target?": part1 } as const;
const part5 = { "title?": "text", "links?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "storyLinkToggle?": "flag", "story?": { "_type": "text", "slug?": "text", "store?": "any" }, "linkImage?": part3 }] } as const;
const part6 = [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1 }] as const;
const part7 = { "title?": "text", "description?": "text", "image?": part3 } as const;

export const queryShapes: { readonly [Name in keyof QueryResults]: RecordShape } = {
  "shell": { "_rev": "text", "_updatedAt": "text", "messages?": [{ "_key?": "text", "bannerText?": part2 }], "olderMessages?": [{ "_key?": "text", "title?": "text", "text?": "text" }], "bannerColours?": { "background?": "text", "text?": "text" }, "menu?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "hasDropdown?": "flag", "dropdownImage?": part3, "dropdownCaption?": "text", "dropdownLink?": part4, "left": part5, "middle": part5, "right": part5 }], "mobileLinks?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "left": part5, "right": part5 }], "quickLinks?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "hasDropdown?": "flag", "subLinks?": part6 }], "footerGroups?": [{ "title?": "text", "links?": part6 }], "footerNote?": part2, "legalLinks?": part6, "help?": { "phone?": { "url?": "text", "text?": "text" }, "email?": { "url?": "text", "text?": "text" } }, "newsletter?": { "heading?": "text", "text?": "text", "consent?": part2 }, "emptyCart?": part6, "accountLinks?": part6, "cartPageFooter?": part2, "cartBanner?": { "showBanner?": "flag", "bannerType?": "text", "shippingBanner?": part2, "cartBanner?": [{ "_type": "text", "text?": "text", "_key?": "text", "title?": "text", "url?": "text", "target?": part1 }] }, "seo?": part7 },
  "home": { "_id": "text", "_updatedAt": "text", "sections?": ["any"], "seo?": part7 },
  "notFound": { "title?": "text", "body?": part2, "bannerImage?": part3, "collectionTitle?": "text" },
  "product": { "_id": "text", "_updatedAt": "text", "seo?": part7, "description?": part2, "setProducts?": ["text", null] },
  "productTexts": { "_id": "text", "_updatedAt": "text", "shipping?": part2, "shippingCollective?": part2, "shippingBridal?": part2, "collectionSaleTags?": [{ "tag?": "text", "text?": "text" }], "productSaleTags?": [{ "tag?": "text", "text?": "text" }], "sizeGuideTags?": [{ "tag?": "text", "text?": "text", "quickAddText?": "text" }], "colours?": [{ "colors?": [{ "title?": "text", "hex?": "text" }] }] },
  "setOffer": { "_id": "text", "_updatedAt": "text", "gtsBanner?": { "gtsBannerTitle?": "text", "gtsBannerTitleLingerie?": "text", "showGtsBanner?": "flag", "gtsBannerText?": "text" }, "sets?": [{ "title?": "text", "products?": ["text", null] }] },
  "sizeGuides": { "_id": "text", "_updatedAt": "text", "sizeGuideInfo?": { "description?": part2, "instructionsHeading?": "text", "instructions?": part2, "instructionsImage?": part3 }, "sizeGuides?": [{ "_key?": "text", "title?": "text", "handles?": ["text"], "shopifyTag?": "text", "showCountrySelect?": "flag", "sizeGuideTables?": [{ "title?": "text", "rows?": [{ "cells?": ["text"] }] }] }] },
  "siteData": { "_id": "text", "_updatedAt": "text", "backupMetaDescription?": "text", "accountLinks?": part6, "productRecommendation?": { "heading?": "text", "profile?": "text" }, "synonyms?": [{ "says?": "text", "means?": "text" }] },
  "page": { "_id": "text", "_updatedAt": "text", "slug?": "text", "title?": "text", "body?": part2, "seo?": part7 },
  "pageEntries": { "entries": [{ "slug": "text", "title?": "text", "updatedAt": "text" }] },
  "storyEntries": { "entries": [{ "slug": "text", "title?": "text", "updatedAt": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part3 }] },
  "campaignEntries": { "entries": [{ "slug": "text", "title?": "text", "updatedAt": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part3, "season?": "text", "summary?": "text" }] },
  "story": { "_id": "text", "_updatedAt": "text", "slug?": "text", "formerSlugs?": ["text"], "lang?": "text", "title?": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part3, "standfirst?": "text", "byline?": "text", "chapters?": [{ "_key?": "text", "text?": part2, "image?": part3, "caption?": part2, "quote?": "text" }], "products?": ["text", null], "seo?": part7 },
  "campaign": { "_id": "text", "_updatedAt": "text", "slug?": "text", "formerSlugs?": ["text"], "lang?": "text", "title?": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part3, "season?": "text", "summary?": "text", "sections?": ["any"], "seo?": part7 },
  "collection": { "_id": "text", "_updatedAt": "text", "title?": "text", "seo?": part7 },
  "routeRule": { "_id": "text", "_updatedAt": "text", "path?": "text", "url?": "text", "target?": part1, "isPermanent?": "flag" },
  "pathsWithRouteRule": { "rules": [{ "path?": "text", "url?": "text", "target?": part1 }] },
  "storeProducts": { "products": [{ "_id": "text", "_updatedAt": "text", "store?": { "gid?": "text", "title?": "text", "slug?": { "current?": "text" }, "isDeleted?": "flag", "status?": "text", "createdAt?": "text", "productType?": "text", "vendor?": "text", "tags?": "text", "previewImageUrl?": "text", "priceRange?": { "maxVariantPrice?": "number" }, "variants?": [{ "gid?": "text", "title?": "text", "sku?": "text", "price?": "number", "compareAtPrice?": "number", "option1?": "text", "option2?": "text", "inventory?": { "isAvailable?": "flag" } }, null] } }] },
};

export const sectionShapes: Readonly<Record<string, RecordShape>> = {
  "editorial": { "_key?": "text", "_type": "text", "heading?": "text", "text?": "text", "link?": part4, "image?": part3, "inset?": { "image?": part3, "caption?": part2 } },
  "hero": { "_key?": "text", "_type": "text", "heading?": "text", "text?": "text", "link?": part4, "image?": part3, "mobileImage?": part3, "tone?": "text" },
  "newsletter": { "_key?": "text", "_type": "text", "heading?": "text", "text?": "text", "consent?": part2 },
  "productRail": { "_key?": "text", "_type": "text", "heading?": "text", "link?": part4, "handles?": ["text", null] },
  "quote": { "_key?": "text", "_type": "text", "quote?": "text", "source?": "text" },
  "shoppable": { "_key?": "text", "_type": "text", "heading?": "text", "link?": part4, "image?": part3, "mobileImage?": part3, "pins?": [{ "_key?": "text", "handle?": "text", "x?": "number", "y?": "number" }] },
  "tiles": { "_key?": "text", "_type": "text", "tiles?": [{ "_key?": "text", "link?": part4, "image?": part3 }] },
};
