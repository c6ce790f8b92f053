/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/typegen.ts */

export type Reference = {
  _type: "campaign";
  slug: {
    current?: string;
  } | null;
  store: null;
};

export type Reference2 = {
  _type: "story";
  slug: {
    current?: string;
  } | null;
  store: null;
};

export type Reference3 = Reference | {
  _type: "collection";
  slug: null;
  store: {
    slug: {
      current?: string;
    } | null;
  } | null;
} | {
  _type: "home";
  slug: null;
  store: null;
} | {
  _type: "page";
  slug: {
    current?: string;
  } | null;
  store: null;
} | {
  _type: "product";
  slug: null;
  store: {
    slug: {
      current?: string;
    } | null;
  } | null;
} | Reference2 | null;

export type BannerText = Array<{
  _type: "block";
  style: string | null;
  listItem: string | null;
  children: Array<{
    text: string | null;
    marks: Array<string> | null;
  }> | null;
  markDefs: Array<{
    _key: string;
    href: null;
    reference: Reference3;
  } | {
    _key: string;
    href: string | null;
    reference: null;
  }> | null;
}> | null;

export type DropdownImage = {
  ref: string | null;
  alt: string | null;
  crop: {
    top?: number;
    bottom?: number;
    left?: number;
    right?: number;
  } | null;
  hotspot: {
    x?: number;
    y?: number;
    width?: number;
    height?: number;
  } | null;
} | null;

export type DropdownLink = {
  _key: null;
  title: string | null;
  url: string | null;
  target: Reference3;
} | null;

export type Left = {
  title: string | null;
  links: Array<{
    _key: string;
    title: string | null;
    url: string | null;
    target: Reference3;
    storyLinkToggle: boolean | null;
    story: Reference | Reference2 | null;
    linkImage: DropdownImage;
  }> | null;
};

export type SubLinks = Array<{
  _key: string;
  title: string | null;
  url: string | null;
  target: Reference3;
}> | null;

export type Seo = {
  title: string | null;
  description: string | null;
  image: DropdownImage;
} | null;

export type CollectionSaleTags = Array<{
  tag: string | null;
  text: string | null;
}> | null;

export interface QueryResults {
  shell: {
    _rev: string;
    messages: Array<{
      _key: string;
      bannerText: BannerText;
    }> | null;
    olderMessages: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
    bannerColours: {
      background: string | null;
      text: string | null;
    } | null;
    menu: Array<{
      _key: string;
      title: string | null;
      url: string | null;
      target: Reference3;
      hasDropdown: boolean | null;
      dropdownImage: DropdownImage;
      dropdownCaption: string | null;
      dropdownLink: DropdownLink;
      left: Left;
      middle: Left;
      right: Left;
    }> | null;
    mobileLinks: Array<{
      _key: string;
      title: string | null;
      url: string | null;
      target: Reference3;
      left: Left;
      right: Left;
    }> | null;
    quickLinks: Array<{
      _key: string;
      title: string | null;
      url: string | null;
      target: Reference3;
      hasDropdown: boolean | null;
      subLinks: SubLinks;
    }> | null;
    footerGroups: Array<{
      title: string | null;
      links: SubLinks;
    }> | null;
    footerNote: BannerText;
    legalLinks: SubLinks;
    help: {
      phone: {
        url: string | null;
        text: string | null;
      } | null;
      email: {
        url: string | null;
        text: string | null;
      } | null;
    } | null;
    newsletter: {
      heading: string | null;
      text: string | null;
      consent: BannerText;
    } | null;
    emptyCart: SubLinks;
    cartPageFooter: BannerText;
    cartBanner: {
      showBanner: boolean | null;
      bannerType: "custom" | "shipping" | null;
      shippingBanner: BannerText;
      cartBanner: Array<{
        _type: "externalLink";
        text: string | null;
        _key: string;
        title: string | null;
        url: string | null;
        target: Reference3;
      } | {
        _type: "internalLink";
        text: string | null;
        _key: string;
        title: string | null;
        url: string | null;
        target: Reference3;
      } | {
        _type: "text";
        text: string | null;
        _key: string;
        title: string | null;
        url: string | null;
        target: Reference3;
      }> | null;
    } | null;
    seo: Seo;
  } | null;
  home: {
    sections: Array<{
      _key: string;
      _type: "editorial";
      heading: string | null;
      text: string | null;
      link: DropdownLink;
      image: DropdownImage;
      inset: {
        image: DropdownImage;
        caption: BannerText;
      } | null;
    } | {
      _key: string;
      _type: "hero";
      heading: string | null;
      text: string | null;
      link: DropdownLink;
      image: DropdownImage;
      mobileImage: DropdownImage;
      tone: "dark" | "light" | null;
    } | {
      _key: string;
      _type: "newsletter";
      heading: string | null;
      text: string | null;
      consent: BannerText;
    } | {
      _key: string;
      _type: "productRail";
      heading: string | null;
      link: DropdownLink;
      handles: Array<string | null> | null;
    } | {
      _key: string;
      _type: "quote";
      quote: string | null;
      source: string | null;
    } | {
      _key: string;
      _type: "shoppable";
      heading: string | null;
      link: DropdownLink;
      image: DropdownImage;
      mobileImage: DropdownImage;
      pins: Array<{
        _key: string;
        handle: string | null;
        x: number | null;
        y: number | null;
      }> | null;
    } | {
      _key: string;
      _type: "tiles";
      tiles: Array<{
        _key: string;
        link: DropdownLink;
        image: DropdownImage;
      }> | null;
    }> | null;
    seo: Seo;
  } | null;
  notFound: {
    title: string | null;
    body: BannerText;
    bannerImage: DropdownImage;
    collectionTitle: string | null;
  } | null;
  product: {
    seo: Seo;
    description: BannerText;
    setProducts: Array<string | null> | null;
  } | null;
  productTexts: {
    shipping: BannerText;
    shippingCollective: BannerText;
    shippingBridal: BannerText;
    collectionSaleTags: CollectionSaleTags;
    productSaleTags: CollectionSaleTags;
    sizeGuideTags: Array<{
      tag: string | null;
      text: string | null;
      quickAddText: string | null;
    }> | null;
    colours: Array<{
      colors: Array<{
        title: string | null;
        hex: string | null;
      }> | null;
    }> | null;
  } | null;
}
