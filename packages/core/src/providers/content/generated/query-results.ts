/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/schema/typegen.ts */

export type Children = Array<{
  text: string | null;
  marks: Array<string> | null;
}> | null;

export type Reference = {
  _type: "campaign";
  slug: string | null;
  store: null;
};

export type Reference2 = {
  _type: "collection";
  slug: null;
  store: {
    slug: {
      current: string | null;
    } | null;
    isDeleted: boolean | null;
    status: null;
  } | null;
};

export type Reference3 = Reference | Reference2 | {
  _type: "home";
  slug: null;
  store: null;
} | {
  _type: "page";
  slug: string | null;
  store: null;
} | {
  _type: "product";
  slug: null;
  store: {
    slug: {
      current: string | null;
    } | null;
    isDeleted: boolean | null;
    status: string | null;
  } | null;
} | {
  _type: "story";
  slug: string | null;
  store: null;
} | null;

export type MarkDefs = Array<{
  _key: string;
  href: null;
  reference: Reference3;
} | {
  _key: string;
  href: string | null;
  reference: null;
}> | null;

export type BannerText = Array<{
  _type: "block";
  style: string | null;
  listItem: string | null;
  children: Children;
  markDefs: MarkDefs;
}> | null;

export type DropdownImage = {
  ref: string | null;
  alt: string | null;
  crop: {
    top: number | null;
    bottom: number | null;
    left: number | null;
    right: number | null;
  } | null;
  hotspot: {
    x: number | null;
    y: number | null;
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
    story: Reference | {
      _type: "story";
      slug: string | null;
      store: null;
    } | null;
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
  address: null;
} | null;

export type Answer = Array<{
  _type: "block";
  style: string | null;
  listItem: string | null;
  children: Children;
  markDefs: MarkDefs;
  image: null;
  caption: null;
  handles: null;
  table: null;
  pairs: null;
} | {
  _type: "textImage";
  style: null;
  listItem: null;
  children: null;
  markDefs: null;
  image: DropdownImage;
  caption: string | null;
  handles: null;
  table: null;
  pairs: null;
} | {
  _type: "textPairs";
  style: null;
  listItem: null;
  children: null;
  markDefs: null;
  image: null;
  caption: null;
  handles: null;
  table: null;
  pairs: Array<{
    term: string | null;
    text: string | null;
  }> | null;
} | {
  _type: "textPieces";
  style: null;
  listItem: null;
  children: null;
  markDefs: null;
  image: null;
  caption: null;
  handles: Array<string | null> | null;
  table: null;
  pairs: null;
} | {
  _type: "textTable";
  style: null;
  listItem: null;
  children: null;
  markDefs: null;
  image: null;
  caption: null;
  handles: null;
  table: Array<{
    cells: Array<string> | null;
  }> | null;
  pairs: null;
}> | null;

export type Sections = Array<{
  _key: string;
  _type: "archiveGrid";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  of: "campaign" | "collection" | "story" | null;
  most: number | null;
  collections: Array<{
    season: string | null;
    collection: Reference2 | null;
  }> | null;
} | {
  _key: string;
  _type: "contact";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  emailNote: string | null;
  phoneNote: string | null;
  chat: DropdownLink;
  chatNote: string | null;
  first: SubLinks;
} | {
  _key: string;
  _type: "editorial";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
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
  _type: "faq";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  questions: Array<{
    _key: string;
    question: string | null;
    answer: Answer;
  }> | null;
} | {
  _key: string;
  _type: "figures";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  figures: Array<{
    _key: string;
    figure: string | null;
    words: string | null;
  }> | null;
} | {
  _key: string;
  _type: "hero";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  text: string | null;
  link: DropdownLink;
  image: DropdownImage;
  mobileImage: DropdownImage;
  film: string | null;
  tone: "dark" | "light" | null;
} | {
  _key: string;
  _type: "imageGrid";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  images: Array<{
    _key: string;
    image: DropdownImage;
    title: string | null;
    text: string | null;
    link: DropdownLink;
  }> | null;
} | {
  _key: string;
  _type: "marquee";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  phrases: Array<string> | null;
} | {
  _key: string;
  _type: "newsletter";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  text: string | null;
  consent: BannerText;
} | {
  _key: string;
  _type: "passage";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  text: Answer;
  look: "lede" | "text" | null;
  hasDropCapital: boolean | null;
  image: DropdownImage;
  caption: string | null;
  side: "left" | "right" | null;
} | {
  _key: string;
  _type: "productRail";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  link: DropdownLink;
  handles: Array<string | null> | null;
  collection: Reference2 | null;
  profile: string | null;
} | {
  _key: string;
  _type: "quote";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  quote: string | null;
  source: string | null;
} | {
  _key: string;
  _type: "shoppable";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  heading: string | null;
  link: DropdownLink;
  image: DropdownImage;
  mobileImage: DropdownImage;
  pins: Array<{
    _key: string;
    handle: string | null;
    x: number | null;
    y: number | null;
    mobileX: number | null;
    mobileY: number | null;
  }> | null;
} | {
  _key: string;
  _type: "sizeGuide";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  note: string | null;
} | {
  _key: string;
  _type: "tiles";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  tiles: Array<{
    _key: string;
    link: DropdownLink;
    image: DropdownImage;
  }> | null;
} | {
  _key: string;
  _type: "video";
  isHidden: boolean | null;
  shownFrom: string | null;
  shownUntil: string | null;
  countries: Array<string> | null;
  title: string | null;
  caption: string | null;
  url: string | null;
  image: DropdownImage;
}> | null;

export type CollectionSaleTags = Array<{
  tag: string | null;
  text: string | null;
}> | null;

export interface QueryResults {
  shell: {
    _rev: string;
    _updatedAt: string;
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
    accountLinks: SubLinks;
    cartPageFooter: BannerText;
    shippingBridal: BannerText;
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
    _id: "home";
    _updatedAt: string;
    sections: Sections;
    seo: Seo;
  } | null;
  notFound: {
    title: string | null;
    body: BannerText;
    bannerImage: DropdownImage;
    collectionTitle: string | null;
  } | null;
  product: {
    _id: string;
    _updatedAt: string;
    seo: Seo;
    description: BannerText;
    setProducts: Array<string | null> | null;
  } | null;
  productTexts: {
    _id: "settings";
    _updatedAt: string;
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
  setOffer: {
    _id: "settings";
    _updatedAt: string;
    gtsBanner: {
      gtsBannerTitle: string | null;
      gtsBannerTitleLingerie: string | null;
      showGtsBanner: boolean | null;
      gtsBannerText: string | null;
    } | null;
    sets: Array<{
      title: string | null;
      products: Array<string | null> | null;
    }> | null;
  } | null;
  sizeGuides: {
    _id: "settings";
    _updatedAt: string;
    sizeGuideInfo: {
      description: BannerText;
      instructionsHeading: string | null;
      instructions: BannerText;
      instructionsImage: DropdownImage;
    } | null;
    sizeGuides: Array<{
      _key: string;
      title: string | null;
      handles: Array<string> | null;
      shopifyTag: string | null;
      showCountrySelect: boolean | null;
      sizeGuideTables: Array<{
        title: string | null;
        rows: Array<{
          cells: Array<string> | null;
        }> | null;
      }> | null;
    }> | null;
  } | null;
  siteData: {
    _id: "settings";
    _updatedAt: string;
    backupMetaDescription: string | null;
    productRecommendation: {
      heading: string | null;
      profile: string | null;
    } | null;
    synonyms: Array<{
      says: string | null;
      means: string | null;
    }> | null;
  } | null;
  page: {
    _id: string;
    _updatedAt: string;
    slug: string | null;
    title: string | null;
    body: Answer;
    sections: Sections;
    seo: Seo;
  } | null;
  pageSlugs: {
    slugs: Array<string>;
  };
  allPageSlugs: {
    slugs: Array<string>;
  };
  storyEntries: {
    entries: Array<{
      slug: string;
      title: string | null;
      updatedAt: string;
      tags: Array<string> | null;
      publishedAt: string | null;
      cover: DropdownImage;
      description: string | null;
      summary: string | null;
      byline: string | null;
      words: number;
    }>;
  };
  campaignEntries: {
    entries: Array<{
      slug: string;
      title: string | null;
      updatedAt: string;
      tags: Array<string> | null;
      publishedAt: string | null;
      cover: DropdownImage;
      description: string | null;
      summary: string | null;
      byline: string | null;
      mobileCover: DropdownImage;
      piece: string | null;
    }>;
  };
  story: {
    _id: string;
    _updatedAt: string;
    slug: string | null;
    formerSlugs: Array<string> | null;
    lang: string | null;
    title: string | null;
    tags: Array<string> | null;
    publishedAt: string | null;
    cover: DropdownImage;
    standfirst: string | null;
    byline: string | null;
    chapters: Array<{
      _key: string;
      text: BannerText;
      image: DropdownImage;
      caption: BannerText;
      quote: string | null;
    }> | null;
    products: Array<string | null> | null;
    seo: Seo;
  } | null;
  campaign: {
    _id: string;
    _updatedAt: string;
    slug: string | null;
    formerSlugs: Array<string> | null;
    lang: string | null;
    title: string | null;
    tags: Array<string> | null;
    publishedAt: string | null;
    cover: DropdownImage;
    season: string | null;
    summary: string | null;
    sections: Sections;
    seo: Seo;
  } | null;
  documentPath: {
    _id: string;
    _updatedAt: string;
    _type: "campaign";
    slug: string | null;
  } | {
    _id: string;
    _updatedAt: string;
    _type: "page";
    slug: string | null;
  } | {
    _id: string;
    _updatedAt: string;
    _type: "story";
    slug: string | null;
  } | null;
  collection: {
    _id: string;
    _updatedAt: string;
    title: string | null;
    seo: Seo;
  } | null;
  routeRule: {
    _id: string;
    _updatedAt: string;
    path: string | null;
    url: string | null;
    target: Reference3;
    isPermanent: boolean | null;
  } | null;
  pathsWithRouteRule: {
    rules: Array<{
      path: string | null;
      url: string | null;
      target: Reference3;
    }>;
  };
  storeProducts: {
    products: Array<{
      _id: string;
      _updatedAt: string;
      store: {
        gid: string | null;
        title: string | null;
        slug: {
          current: string | null;
        } | null;
        isDeleted: boolean | null;
        status: string | null;
        createdAt: string | null;
        productType: string | null;
        vendor: string | null;
        tags: string | null;
        previewImageUrl: string | null;
        priceRange: {
          maxVariantPrice: number | null;
        } | null;
        variants: Array<{
          gid: string | null;
          title: string | null;
          sku: string | null;
          price: number | null;
          compareAtPrice: number | null;
          option1: string | null;
          option2: string | null;
          inventory: {
            isAvailable: boolean | null;
          } | null;
        } | null> | null;
      } | null;
    }>;
  };
}
