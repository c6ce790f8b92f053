/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/schema/typegen.ts */

import type { RecordShape } from '../../read-answer.ts';
import type { QueryResults } from './query-results.ts';

const part1 = { "_type": "text", "slug?": "text", "store?": { "slug?": { "current?": "text" }, "isDeleted?": "flag", "status?": "text" } } as const;
const part2 = [{ "_key?": "text", "href?": "text", "reference?": part1 }] as const;
const part3 = [{ "_type": "text", "style?": "text", "listItem?": "text", "children?": [{ "text?": "text", "marks?": ["text"] }], "markDefs?": part2 }] as const;
const part4 = { "ref?": "text", "alt?": "text", "crop?": { "top?": "number", "bottom?": "number", "left?": "number", "right?": "number" }, "hotspot?": { "x?": "number", "y?": "number" } } as const;
const part5 = { "_key?": "any", "title?": "text", "url?": "text", "target?": part1 } as const;
const part6 = { "title?": "text", "links?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "storyLinkToggle?": "flag", "story?": { "_type": "text", "slug?": "text", "store?": "any" }, "linkImage?": part4 }] } as const;
const part7 = [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1 }] as const;
const part8 = { "title?": "text", "description?": "text", "image?": part4, "address?": "any" } as const;
const part9 = [{ "_type": "text", "style?": "text", "listItem?": "text", "children?": [{ "text?": "text", "marks?": ["text"] }], "markDefs?": part2, "image?": part4, "caption?": "text", "handles?": ["text", null], "table?": [{ "cells?": ["text"] }], "pairs?": [{ "term?": "text", "text?": "text" }] }] as const;
const part10 = { "_type": "text", "slug?": "any", "store?": { "slug?": { "current?": "text" }, "isDeleted?": "flag", "status?": "any" } } as const;

export const queryShapes: { readonly [Name in keyof QueryResults]: RecordShape } = {
  "shell": { "_rev": "text", "_updatedAt": "text", "messages?": [{ "_key?": "text", "bannerText?": part3 }], "olderMessages?": [{ "_key?": "text", "title?": "text", "text?": "text" }], "bannerColours?": { "background?": "text", "text?": "text" }, "menu?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "hasDropdown?": "flag", "dropdownImage?": part4, "dropdownCaption?": "text", "dropdownLink?": part5, "left": part6, "middle": part6, "right": part6 }], "mobileLinks?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "left": part6, "right": part6 }], "quickLinks?": [{ "_key?": "text", "title?": "text", "url?": "text", "target?": part1, "hasDropdown?": "flag", "subLinks?": part7 }], "footerGroups?": [{ "title?": "text", "links?": part7 }], "footerNote?": part3, "legalLinks?": part7, "help?": { "phone?": { "url?": "text", "text?": "text" }, "email?": { "url?": "text", "text?": "text" } }, "newsletter?": { "heading?": "text", "text?": "text", "consent?": part3 }, "emptyCart?": part7, "accountLinks?": part7, "cartPageFooter?": part3, "shippingBridal?": part3, "cartBanner?": { "showBanner?": "flag", "bannerType?": "text", "shippingBanner?": part3, "cartBanner?": [{ "_type": "text", "text?": "text", "_key?": "text", "title?": "text", "url?": "text", "target?": part1 }] }, "seo?": part8 },
  "home": { "_id": "text", "_updatedAt": "text", "sections?": ["any"], "seo?": part8 },
  "notFound": { "title?": "text", "body?": part3, "bannerImage?": part4, "collectionTitle?": "text" },
  "product": { "_id": "text", "_updatedAt": "text", "seo?": part8, "description?": part3, "setProducts?": ["text", null] },
  "productTexts": { "_id": "text", "_updatedAt": "text", "shipping?": part3, "shippingCollective?": part3, "shippingBridal?": part3, "collectionSaleTags?": [{ "tag?": "text", "text?": "text" }], "productSaleTags?": [{ "tag?": "text", "text?": "text" }], "sizeGuideTags?": [{ "tag?": "text", "text?": "text", "quickAddText?": "text" }], "colours?": [{ "colors?": [{ "title?": "text", "hex?": "text" }] }] },
  "setOffer": { "_id": "text", "_updatedAt": "text", "gtsBanner?": { "gtsBannerTitle?": "text", "gtsBannerTitleLingerie?": "text", "showGtsBanner?": "flag", "gtsBannerText?": "text" }, "sets?": [{ "title?": "text", "products?": ["text", null] }] },
  "sizeGuides": { "_id": "text", "_updatedAt": "text", "sizeGuideInfo?": { "description?": part3, "instructionsHeading?": "text", "instructions?": part3, "instructionsImage?": part4 }, "sizeGuides?": [{ "_key?": "text", "title?": "text", "handles?": ["text"], "shopifyTag?": "text", "showCountrySelect?": "flag", "sizeGuideTables?": [{ "title?": "text", "rows?": [{ "cells?": ["text"] }] }] }] },
  "siteData": { "_id": "text", "_updatedAt": "text", "backupMetaDescription?": "text", "productRecommendation?": { "heading?": "text", "profile?": "text" }, "synonyms?": [{ "says?": "text", "means?": "text" }] },
  "page": { "_id": "text", "_updatedAt": "text", "slug?": "text", "title?": "text", "body?": part9, "sections?": ["any"], "seo?": part8 },
  "pageSlugs": { "slugs": ["text"] },
  "allPageSlugs": { "slugs": ["text"] },
  "storyEntries": { "entries": [{ "slug": "text", "title?": "text", "updatedAt": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part4, "description?": "text", "summary?": "text", "byline?": "text", "words": "number" }] },
  "campaignEntries": { "entries": [{ "slug": "text", "title?": "text", "updatedAt": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part4, "description?": "text", "summary?": "text", "byline?": "text", "mobileCover?": part4, "piece?": "text" }] },
  "story": { "_id": "text", "_updatedAt": "text", "slug?": "text", "formerSlugs?": ["text"], "lang?": "text", "title?": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part4, "standfirst?": "text", "byline?": "text", "chapters?": [{ "_key?": "text", "text?": part3, "image?": part4, "caption?": part3, "quote?": "text" }], "products?": ["text", null], "seo?": part8 },
  "campaign": { "_id": "text", "_updatedAt": "text", "slug?": "text", "formerSlugs?": ["text"], "lang?": "text", "title?": "text", "tags?": ["text"], "publishedAt?": "text", "cover?": part4, "season?": "text", "summary?": "text", "sections?": ["any"], "seo?": part8 },
  "documentPath": { "_id": "text", "_updatedAt": "text", "_type": "text", "slug?": "text" },
  "collection": { "_id": "text", "_updatedAt": "text", "title?": "text", "seo?": part8 },
  "routeRule": { "_id": "text", "_updatedAt": "text", "path?": "text", "url?": "text", "target?": part1, "isPermanent?": "flag" },
  "pathsWithRouteRule": { "rules": [{ "path?": "text", "url?": "text", "target?": part1 }] },
  "storeProducts": { "products": [{ "_id": "text", "_updatedAt": "text", "store?": { "gid?": "text", "title?": "text", "slug?": { "current?": "text" }, "isDeleted?": "flag", "status?": "text", "createdAt?": "text", "productType?": "text", "vendor?": "text", "tags?": "text", "previewImageUrl?": "text", "priceRange?": { "maxVariantPrice?": "number" }, "variants?": [{ "gid?": "text", "title?": "text", "sku?": "text", "price?": "number", "compareAtPrice?": "number", "option1?": "text", "option2?": "text", "inventory?": { "isAvailable?": "flag" } }, null] } }] },
};

export const sectionShapes: Readonly<Record<string, RecordShape>> = {
  "archiveGrid": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "of?": "text", "most?": "number", "collections?": [{ "season?": "text", "collection?": part10 }] },
  "contact": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "emailNote?": "text", "phoneNote?": "text", "chat?": part5, "chatNote?": "text", "first?": part7 },
  "editorial": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "text?": "text", "link?": part5, "image?": part4, "inset?": { "image?": part4, "caption?": part3 } },
  "faq": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "questions?": [{ "_key?": "text", "question?": "text", "answer?": part9 }] },
  "figures": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "figures?": [{ "_key?": "text", "figure?": "text", "words?": "text" }] },
  "hero": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "text?": "text", "link?": part5, "image?": part4, "mobileImage?": part4, "film?": "text", "tone?": "text" },
  "imageGrid": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "images?": [{ "_key?": "text", "image?": part4, "title?": "text", "text?": "text", "link?": part5 }] },
  "marquee": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "phrases?": ["text"] },
  "newsletter": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "text?": "text", "consent?": part3 },
  "passage": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "text?": part9, "look?": "text", "hasDropCapital?": "flag", "image?": part4, "caption?": "text", "side?": "text" },
  "productRail": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "link?": part5, "handles?": ["text", null], "collection?": part10, "profile?": "text" },
  "quote": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "quote?": "text", "source?": "text" },
  "shoppable": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "heading?": "text", "link?": part5, "image?": part4, "mobileImage?": part4, "pins?": [{ "_key?": "text", "handle?": "text", "x?": "number", "y?": "number", "mobileX?": "number", "mobileY?": "number" }] },
  "sizeGuide": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "note?": "text" },
  "tiles": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "tiles?": [{ "_key?": "text", "link?": part5, "image?": part4 }] },
  "video": { "_key?": "text", "_type": "text", "isHidden?": "flag", "shownFrom?": "text", "shownUntil?": "text", "countries?": ["text"], "title?": "text", "caption?": "text", "url?": "text", "image?": part4 },
};
