import { stegaClean } from '@sanity/client/stega';
import { externalHref } from '../../../content/links.ts';
import { resolveRichText } from '../../../content/resolve-rich-text.ts';
import type { RichSpan, RichText } from '../../../content/rich-text.ts';
import { shellRevision } from '../../../content/shell-revision.ts';
import type {
  BannerMessage,
  MenuLink,
  MobileMenuLink,
  ShellContent,
  SiteLink,
} from '../../../content/site-content.ts';
import { themeColours } from '../../../content/theme.ts';
import { DEFAULT_COUNTRY } from '../../../market/country.ts';
import { readShippingTerm, SHIPPING_TERMS, shippingWords } from '../../../market/shipping-terms.ts';
import { sortAccountLinks } from '../../../shell/account-links.ts';
import type { QueryResults } from '../generated/query-results.ts';
import { readColour, readContentText, readRows } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';
import { type FetchedLink, mapLink, mapLinks } from '../parts/map-link.ts';
import { mapMeta } from './map-meta.ts';

type ShellResult = NonNullable<QueryResults['shell']>;
type FetchedMenuLink = NonNullable<ShellResult['menu']>[number];
type FetchedColumn = FetchedMenuLink['left'];

/** A menu line links to its target, or else to its first sub-link's; null without either. */
function mapLine(fetched: FetchedLink, below: readonly SiteLink[]): SiteLink | null {
  const [first] = below;
  return mapLink(fetched) ?? (first ? mapLink({ ...fetched, url: first.href }) : null);
}

/** Every page carries the menu, and its pictures stand beside words that name what they show. */
const withoutText =
  (toImage: ImageMapper): ImageMapper =>
  (image) => {
    const mapped = toImage(image);
    return mapped && { ...mapped, alt: '' };
  };

function mapMenuLink(fetched: FetchedMenuLink, toImage: ImageMapper): MenuLink | null {
  if (!fetched.hasDropdown) {
    const link = mapLink(fetched);
    return link && { ...link, columns: [], image: null };
  }
  const toPicture = withoutText(toImage);
  const columns = [fetched.left, fetched.middle, fetched.right].map((column) => ({
    title: readContentText(column?.title),
    links: readRows(column?.links).flatMap((row) => {
      const resolved = mapLink(row);
      return resolved ? [{ ...resolved, image: toPicture(row.linkImage) }] : [];
    }),
  }));
  const link = mapLine(
    fetched,
    columns.flatMap(({ links }) => links),
  );
  if (link === null) return null;
  const caption = readContentText(fetched.dropdownCaption);
  return {
    ...link,
    columns: columns.filter((column) => column.links.length > 0),
    image: toPicture(fetched.dropdownImage),
    ...(caption === null ? {} : { imageCaption: caption }),
    imageLink: mapLink(fetched.dropdownLink),
  };
}

function mapMobileLink(fetched: NonNullable<ShellResult['mobileLinks']>[number]): MobileMenuLink | null {
  const columns = [fetched.left, fetched.right].map((column: FetchedColumn) => ({
    title: readContentText(column?.title),
    links: mapLinks(column?.links),
  }));
  const link = mapLine(
    fetched,
    columns.flatMap(({ links }) => links),
  );
  return link && { ...link, columns: columns.filter((column) => column.links.length > 0) };
}

/** With words for the shipping of a country where an editor has written a term for them. */
function withTerms(text: RichText): RichText {
  return text.map((block) => ({ ...block, spans: block.spans.flatMap(splitTerms) }));
}

function splitTerms(span: RichSpan): RichSpan[] {
  const spans: RichSpan[] = [];
  for (const part of span.text.split(SHIPPING_TERMS).filter((one) => one !== '')) {
    const term = readShippingTerm(part);
    const last = spans.at(-1);
    // In previews a text ends with a mark that is not seen; it stays with the words before it.
    if (last && stegaClean(part) === '') last.text += part;
    else if (term === null) spans.push({ ...span, text: part });
    else spans.push({ ...span, text: shippingWords(term, DEFAULT_COUNTRY), term });
  }
  return spans;
}

function mapBanner(shell: ShellResult): ShellContent['banner'] {
  const messages = readRows(shell.messages).flatMap((message, place) => {
    const text = withTerms(resolveRichText(message.bannerText));
    return text.length > 0 ? [{ key: readContentText(message._key) ?? String(place), text }] : [];
  });
  const older = readRows(shell.olderMessages).flatMap((message, place): BannerMessage[] => {
    const title = readContentText(message.title);
    const words = readContentText(message.text);
    if (title === null && words === null) return [];
    const key = readContentText(message._key) ?? String(place);
    const text: RichText = words === null ? [] : withTerms([{ kind: 'p', spans: [{ text: words }] }]);
    return [title === null ? { key, text } : { key, title, text }];
  });
  const shown = messages.length > 0 ? messages : older;
  if (shown.length === 0) return null;
  const { background, text } = shell.bannerColours ?? {};
  const colours = themeColours({ background: readColour(background), colour: readColour(text) });
  return {
    messages: shown,
    background: colours?.['--banner-background'] ?? null,
    colour: colours?.['--banner-colour'] ?? null,
  };
}

/** One line above the cart: the shipping text, or the custom parts joined. */
function mapCartBanner(banner: ShellResult['cartBanner']): RichText | null {
  if (!banner?.showBanner) return null;
  if (banner.bannerType === 'shipping') {
    const text = resolveRichText(banner.shippingBanner);
    return text.length > 0 ? text : null;
  }
  const spans = readRows(banner.cartBanner).flatMap((part): RichSpan[] => {
    const link = part._type === 'text' ? null : mapLink(part);
    if (link) return [{ text: link.title, href: link.href }];
    const text = typeof part.text === 'string' ? part.text : readContentText(part.title);
    return text ? [{ text }] : [];
  });
  return spans.length > 0 ? [{ kind: 'p', spans }] : null;
}

function mapContact(contact: { url: string | null; text: string | null } | null | undefined) {
  const href = externalHref(contact?.url);
  const text = readContentText(contact?.text);
  return href !== null && text !== null ? { href, text } : null;
}

/** The shell of every page, from the settings document. */
export function mapShell(shell: ShellResult, toImage: ImageMapper): ShellContent {
  const newsletterHeading = readContentText(shell.newsletter?.heading);
  return {
    revision: shellRevision(readContentText(shell._updatedAt), readContentText(shell._rev) ?? ''),
    banner: mapBanner(shell),
    menu: readRows(shell.menu)
      .map((link) => mapMenuLink(link, toImage))
      .filter((link) => link !== null),
    mobileMenu: {
      links: readRows(shell.mobileLinks)
        .map(mapMobileLink)
        .filter((link) => link !== null),
      quickLinks: readRows(shell.quickLinks).flatMap((row) => {
        const subLinks = row.hasDropdown ? mapLinks(row.subLinks) : [];
        const link = mapLine(row, subLinks);
        return link ? [{ ...link, subLinks }] : [];
      }),
    },
    footer: {
      groups: readRows(shell.footerGroups).flatMap((group) => {
        const title = readContentText(group.title);
        const links = mapLinks(group.links);
        return links.length > 0 ? [{ title, links }] : [];
      }),
      note: resolveRichText(shell.footerNote),
      legalLinks: mapLinks(shell.legalLinks),
    },
    help: { phone: mapContact(shell.help?.phone), email: mapContact(shell.help?.email) },
    newsletter:
      newsletterHeading === null
        ? null
        : {
            heading: newsletterHeading,
            text: readContentText(shell.newsletter?.text) ?? '',
            consent: resolveRichText(shell.newsletter?.consent),
          },
    emptyCart: mapLinks(shell.emptyCart),
    ...sortAccountLinks(mapLinks(shell.accountLinks)),
    cartPageFooter: resolveRichText(shell.cartPageFooter),
    shippingBridal: resolveRichText(shell.shippingBridal),
    cartBanner: mapCartBanner(shell.cartBanner),
    seo: { ...mapMeta(shell.seo, toImage), image: toImage(shell.seo?.image) },
  };
}
