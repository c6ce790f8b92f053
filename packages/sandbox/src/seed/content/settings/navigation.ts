import type { Json } from '../../../content/document.ts';
import type { CatalogueFinder } from '../catalogue-finder.ts';
import {
  keyed,
  link,
  linkFields,
  p,
  picture,
  reference,
  richText,
  type Target,
  toCollection,
  toFitting,
  toPage,
  toUrl,
} from '../compose.ts';
import { type MenuRow, menuRows } from './menu-rows.ts';

type Fields = Record<string, Json>;

function columnLink(title: string, target: Target, pictured?: string): Fields {
  const isStory = 'ref' in target && target.ref.startsWith('story-');
  const linkImage = pictured ? { linkImage: picture(pictured) } : {};
  if (!isStory) return { ...linkFields(title, target), storyLinkToggle: false, ...linkImage };
  return { title, storyLinkToggle: true, storyLink: reference(target.ref) };
}

function column(finder: CatalogueFinder, side: string, rows: MenuRow['left']): Fields {
  if (!rows) return {};
  const links = rows.links.map(([title, target, pictured]) =>
    columnLink(title, typeof target === 'string' ? toCollection(finder, target) : target, pictured),
  );
  return { [`column${side}Title`]: rows.title, [`column${side}`]: keyed(links) };
}

function menuLink(finder: CatalogueFinder, row: MenuRow): Fields {
  const target = typeof row.to === 'string' ? toCollection(finder, row.to) : row.to;
  const { feature } = row;
  return {
    ...linkFields(row.title, target),
    hasDropdown: row.left !== undefined,
    ...(feature
      ? {
          dropdownImage: picture(feature.picture, feature.alt),
          dropdownCaption: feature.caption,
          dropdownLink: link(feature.link, toCollection(finder, feature.to)),
        }
      : {}),
    ...column(finder, 'Left', row.left),
    ...column(finder, 'Middle', row.middle),
    ...column(finder, 'Right', row.right),
  };
}

function mobileLink(finder: CatalogueFinder, row: MenuRow): Fields {
  const target = typeof row.to === 'string' ? toCollection(finder, row.to) : row.to;
  return {
    ...linkFields(row.title, target),
    ...column(finder, 'Left', row.left),
    ...column(finder, 'Right', row.middle),
  };
}

function footerLink(title: string, target: Target): Fields {
  return { _type: 'ref' in target ? 'internalLink' : 'externalLink', ...linkFields(title, target) };
}

function footer(finder: CatalogueFinder): Fields {
  const giftCards = toCollection(finder, 'gift-cards');
  return {
    footerLinkGroups: keyed([
      {
        title: 'The house',
        links: keyed([
          footerLink('Our story', toPage('our-story')),
          footerLink('The atelier', toPage('atelier')),
          footerLink('Stories', toUrl('/stories')),
          footerLink('Campaigns', toUrl('/campaigns')),
          footerLink('Archive', toUrl('/pages/archive')),
        ]),
      },
      {
        title: 'Care',
        links: keyed([
          footerLink('Contact', toPage('contact')),
          footerLink('Shipping', toPage('shipping')),
          footerLink('Returns', toPage('returns')),
          footerLink('Size guide', toPage('size-guide')),
          footerLink('Repairs', toPage('repairs')),
          footerLink('Book a fitting', toFitting(finder)),
        ]),
      },
      {
        title: 'Also',
        links: keyed([
          footerLink('Gift cards', giftCards),
          footerLink('Rewards', toUrl('/account/rewards')),
          footerLink('Refer a friend', toUrl('/account/rewards#refer')),
          footerLink("Let's chat", toUrl('chat:')),
          footerLink('Accessibility', toPage('accessibility')),
        ]),
      },
    ]),
    note: richText(
      p('Made in small runs in Porto, worn after six.'),
      p('Fittings by appointment at 41 Jane Street, New York, and Rua das Flores 12, Porto.'),
      p({ words: 'Book a fitting', to: toFitting(finder) }),
    ),
    legalLinks: keyed([
      linkFields('Terms', toPage('terms')),
      linkFields('Privacy', toPage('privacy')),
      linkFields('Cookie preferences', toUrl('cookie:')),
    ]),
  };
}

/** Menus, footer, account links and help of the settings document. */
export function navigation(finder: CatalogueFinder): Fields {
  const giftCards = toCollection(finder, 'gift-cards');
  return {
    menu: { links: keyed(menuRows.map((row) => menuLink(finder, row))) },
    mobileMenu: {
      links: keyed(menuRows.map((row) => mobileLink(finder, row))),
      quickLinks: keyed([
        { ...linkFields('Login', toUrl('/account/login')), hasDropdown: false },
        { ...linkFields('Wishlist', toUrl('/account/wishlist')), hasDropdown: false },
        { ...linkFields("Let's chat", toUrl('chat:')), hasDropdown: false },
        { ...linkFields('Find your size', toPage('size-guide')), hasDropdown: false },
        { ...linkFields('Gift cards', giftCards), hasDropdown: false },
        {
          ...linkFields('Care', toPage('contact')),
          hasDropdown: true,
          subLinks: keyed([
            linkFields('Contact', toPage('contact')),
            linkFields('Shipping', toPage('shipping')),
            linkFields('Returns', toPage('returns')),
            linkFields('Repairs', toPage('repairs')),
          ]),
        },
      ]),
    },
    footer: footer(finder),
    accountLinks: keyed([
      linkFields('Account', toUrl('/account')),
      linkFields('Orders', toUrl('/account/order-history')),
      linkFields('Wishlists', toUrl('/account/wishlist')),
      linkFields('Returns', toUrl('https://returns.vesperandvine.example/start')),
      linkFields('Rewards', toUrl('/account/rewards')),
      linkFields('Addresses', toUrl('/account/addresses')),
      linkFields('Log out', toUrl('/account/logout')),
    ]),
    help: {
      phone: { url: 'tel:+12125550141', text: '+1 212 555 0141' },
      email: { url: 'mailto:care@vesperandvine.example', text: 'care@vesperandvine.example' },
    },
  };
}
