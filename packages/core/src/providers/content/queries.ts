/*
 * Every query of the content face. Their answers are typed in `generated/query-results.ts`: run
 * `node packages/core/src/providers/content/typegen.ts` after a change here or in `schema/`.
 */

const target = '->{_type, slug, "store": store{slug}}';
const link = `_key, title, url, "target": internalLink${target}`;
const picture = '{"ref": asset._ref, "alt": coalesce(alt, asset->altText), crop, hotspot}';
const richText = `[]{
  _type, style, listItem, children[]{text, marks},
  markDefs[]{_key, "href": href, "reference": reference${target}}
}`;
const seo = `seo{title, description, image${picture}}`;
const newsletter = `heading, text, consent${richText}`;
const columnLink = `[]{${link}, storyLinkToggle, "story": storyLink${target}, linkImage${picture}}`;
const columns = (side: string) => `"title": column${side}Title, "links": column${side}${columnLink}`;

const sections = `sections[]{
  _key, _type,
  _type == "hero" => {heading, text, link{${link}}, image${picture}, mobileImage${picture}, tone},
  _type == "productRail" => {heading, link{${link}}, "handles": products[]->store.slug.current},
  _type == "tiles" => {tiles[]{_key, link{${link}}, image${picture}}},
  _type == "editorial" => {
    heading, text, link{${link}}, image${picture}, inset{image${picture}, caption${richText}}
  },
  _type == "quote" => {quote, source},
  _type == "shoppable" => {
    heading, link{${link}}, image${picture}, mobileImage${picture},
    pins[]{_key, "handle": product->store.slug.current, x, y}
  },
  _type == "newsletter" => {${newsletter}}
}`;

const shell = `*[_type == "settings" && _id == "settings"][0]{
  _rev,
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
  cartPageFooter${richText},
  cartBanner{
    showBanner, bannerType, shippingBanner${richText}, cartBanner[]{_type, text, ${link}}
  },
  ${seo}
}`;

const home = `*[_type == "home" && _id == "home"][0]{${sections}, ${seo}}`;

const notFound = `*[_type == "settings" && _id == "settings"][0].notFoundPage{
  title, body${richText}, bannerImage${picture}, collectionTitle
}`;

const product = `*[_type == "product" && store.slug.current == $handle && store.isDeleted != true][0]{
  ${seo}, description${richText}, "setProducts": completeTheLook[]->store.slug.current
}`;

const productTexts = `*[_type == "settings" && _id == "settings"][0]{
  shipping${richText},
  shippingCollective${richText},
  shippingBridal${richText},
  collectionSaleTags[]{tag, text},
  productSaleTags[]{tag, text},
  sizeGuideTags[]{tag, text, quickAddText},
  "colours": customProductOptions[_type == "customProductOption.color"]{colors[]{title, "hex": color.hex}}
}`;

export const contentQueries = { shell, home, notFound, product, productTexts };
