import type { ContentDocument, Json } from '../../../content/document.ts';
import type { CatalogueFinder } from '../catalogue-finder.ts';
import { keyed, linkFields, p, picture, richText, seo, toCollection, toPage, toUrl } from '../compose.ts';
import { newsletterSection } from '../home.ts';
import { navigation } from './navigation.ts';
import { productSettings } from './product-settings.ts';
import { searchSynonyms } from './search-synonyms.ts';

const cream = { _type: 'color', hex: '#fbf3e9', alpha: 1 };
const wine = { _type: 'color', hex: '#64181f', alpha: 1 };

function banners(finder: CatalogueFinder): Record<string, Json> {
  const evening = toCollection(finder, 'evening');
  const gifts = toCollection(finder, 'gift-cards');
  return {
    newBanner: {
      siteBanner: keyed([
        {
          bannerText: richText(
            p('Complimentary {shipping} ', { words: '{shipping terms}', to: toPage('shipping') }),
          ),
        },
        { bannerText: richText(p('The Evening Collection ', { words: 'is here', to: evening })) },
        {
          bannerText: richText(p('For tonight, still: ', { words: 'a card by email', to: gifts })),
        },
      ]),
    },
    banner: {
      siteBanner: keyed([
        { title: 'Complimentary', text: '{shipping} {shipping terms}' },
        { title: 'The Evening Collection', text: 'is here' },
      ]),
      siteBannerColors: { bgColor: wine, textColor: cream },
    },
    gtsBanner: {
      gtsBannerTitle: 'Wear it as a set',
      gtsBannerTitleLingerie: 'The rest of the lace',
      showGtsBanner: true,
      gtsBannerText: 'Each set is cut from one width of cloth, so that pattern and colour meet.',
    },
    cartBanner: {
      showBanner: true,
      bannerType: 'custom',
      shippingBanner: richText(
        p('Orders leave our house within two to five business days, express ones first.'),
      ),
      cartBanner: keyed([
        { _type: 'text', text: 'Our parcels are wrapped in unbleached tissue. ' },
        {
          _type: 'internalLink',
          referenceType: 'page',
          ...linkFields('How returns work', toPage('returns')),
        },
      ]),
    },
  };
}

/** The content that the shell and every page share. */
export function settingsDocument(finder: CatalogueFinder): ContentDocument {
  const collection = (handle: string) => toCollection(finder, handle);
  return {
    _id: 'settings',
    _type: 'settings',
    ...navigation(finder),
    ...banners(finder),
    ...productSettings(finder),
    newsletter: newsletterSection(
      'Letters from the house',
      'One letter a month: what is on the cutting table, what is leaving it, and first refusal on both.',
      'subscribing',
    ),
    emptyCart: keyed([
      linkFields('New', collection('new')),
      linkFields('Slips & nightwear', collection('nightwear')),
      linkFields('Lingerie', collection('lingerie')),
      linkFields('Highly coveted', collection('highly-coveted')),
      linkFields('Gift cards', collection('gift-cards')),
    ]),
    cartPageFooter: richText(
      p(
        'Returns by mail within 21 days, unworn, with tags; pieces of the Collective go back to those who made them, within 14 days. Pieces marked Final Sale, gift cards and anything made to order stay with you. Our parcels are wrapped in unbleached tissue, and a gift message goes in by hand. ',
        {
          words: 'More about returns',
          to: toPage('returns'),
        },
        '.',
      ),
    ),
    seo: seo(
      'Vesper & Vine',
      'Silk slips, lace lingerie and evening wear, cut on the cross and made in small runs in Porto.',
      'editorial/editorial-slip-rail-hero.webp',
    ),
    backupMetaDescription:
      'Silk, lace and the few things worn over them. Made in small runs in Porto, worn after six.',
    searchService: {
      productRecommendation: { heading: 'Customers also viewed', profile: 'product-page' },
      synonyms: keyed([...searchSynonyms]),
    },
    notFoundPage: {
      bannerImage: picture(
        'editorial/editorial-lost-banner.webp',
        'An empty hanger in evening light, with a bow left on it',
      ),
      title: 'Somebody has taken this one',
      body: richText(
        p('The page you asked for is not on its hanger. It may have sold, moved or never existed.'),
        p({ words: 'Start with what is new', to: collection('new') }, ' ', {
          words: 'Home',
          to: toUrl('/'),
        }),
      ),
      collectionTitle: 'While you are here',
    },
  };
}
