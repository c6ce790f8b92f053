import { externalHref } from '../../content/links.ts';
import { resolveRichText } from '../../content/resolve-rich-text.ts';
import type { RichSpan, RichText } from '../../content/rich-text.ts';
import { shellRevision } from '../../content/shell-revision.ts';
import type {
  BannerMessage,
  MenuLink,
  MobileMenuLink,
  ShellContent,
  SiteLink,
} from '../../content/site-content.ts';
import type { QueryResults } from './generated/query-results.ts';
import type { ImageMapper } from './map-image.ts';
import { type AnsweredLink, mapLink, mapLinks } from './map-link.ts';
import { mapMeta } from './map-meta.ts';
import { readColour, readRows, readText } from './read-answer.ts';

type AnsweredShell = NonNullable<QueryResults['shell']>;
type AnsweredMenuLink = NonNullable<AnsweredShell['menu']>[number];
type AnsweredColumn = AnsweredMenuLink['left'];

/** A line of a menu leads where it says, or else where the first of its own links does; null without either. */
function mapLine(answered: AnsweredLink, below: readonly SiteLink[]): SiteLink | null {
  const [first] = below;
  return mapLink(answered) ?? (first ? mapLink({ ...answered, url: first.href }) : null);
}

function mapMenuLink(answered: AnsweredMenuLink, toImage: ImageMapper): MenuLink | null {
  if (!answered.hasDropdown) {
    const link = mapLink(answered);
    return link && { ...link, columns: [], image: null };
  }
  const columns = [answered.left, answered.middle, answered.right].map((column) => ({
    title: readText(column?.title),
    links: readRows(column?.links).flatMap((row) => {
      const resolved = mapLink(row);
      return resolved ? [{ ...resolved, image: toImage(row.linkImage) }] : [];
    }),
  }));
  const link = mapLine(
    answered,
    columns.flatMap(({ links }) => links),
  );
  if (link === null) return null;
  const caption = readText(answered.dropdownCaption);
  return {
    ...link,
    columns: columns.filter((column) => column.links.length > 0),
    image: toImage(answered.dropdownImage),
    ...(caption === null ? {} : { imageCaption: caption }),
    imageLink: mapLink(answered.dropdownLink),
  };
}

function mapMobileLink(answered: NonNullable<AnsweredShell['mobileLinks']>[number]): MobileMenuLink | null {
  const columns = [answered.left, answered.right].map((column: AnsweredColumn) => ({
    title: readText(column?.title),
    links: mapLinks(column?.links),
  }));
  const link = mapLine(
    answered,
    columns.flatMap(({ links }) => links),
  );
  return link && { ...link, columns: columns.filter((column) => column.links.length > 0) };
}

function mapBanner(shell: AnsweredShell): ShellContent['banner'] {
  const messages = readRows(shell.messages).flatMap((message, place) => {
    const text = resolveRichText(message.bannerText);
    return text.length > 0 ? [{ key: readText(message._key) ?? String(place), text }] : [];
  });
  const older = readRows(shell.olderMessages).flatMap((message, place): BannerMessage[] => {
    const title = readText(message.title);
    const words = readText(message.text);
    if (title === null && words === null) return [];
    const key = readText(message._key) ?? String(place);
    const text: RichText = words === null ? [] : [{ kind: 'p', spans: [{ text: words }] }];
    return [title === null ? { key, text } : { key, title, text }];
  });
  const shown = messages.length > 0 ? messages : older;
  if (shown.length === 0) return null;
  return {
    messages: shown,
    background: readColour(shell.bannerColours?.background),
    colour: readColour(shell.bannerColours?.text),
  };
}

/** One line above the bag: either the shipping text or the parts that editors strung together. */
function mapCartBanner(banner: AnsweredShell['cartBanner']): RichText | null {
  if (!banner?.showBanner) return null;
  if (banner.bannerType === 'shipping') {
    const text = resolveRichText(banner.shippingBanner);
    return text.length > 0 ? text : null;
  }
  const spans = readRows(banner.cartBanner).flatMap((part): RichSpan[] => {
    const link = part._type === 'text' ? null : mapLink(part);
    if (link) return [{ text: link.title, href: link.href }];
    const text = typeof part.text === 'string' ? part.text : readText(part.title);
    return text ? [{ text }] : [];
  });
  return spans.length > 0 ? [{ kind: 'p', spans }] : null;
}

function mapContact(contact: { url: string | null; text: string | null } | null | undefined) {
  const href = externalHref(contact?.url);
  const text = readText(contact?.text);
  return href !== null && text !== null ? { href, text } : null;
}

/** What every page's shell shows, from the settings document ([entity.cms-settings-document]). */
export function mapShell(shell: AnsweredShell, toImage: ImageMapper): ShellContent {
  const newsletterHeading = readText(shell.newsletter?.heading);
  return {
    revision: shellRevision(readText(shell._updatedAt), readText(shell._rev) ?? ''),
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
        const title = readText(group.title);
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
            text: readText(shell.newsletter?.text) ?? '',
            consent: resolveRichText(shell.newsletter?.consent),
          },
    emptyCart: mapLinks(shell.emptyCart),
    returnsLink: mapLinks(shell.accountLinks).find(({ href }) => /^https?:/i.test(href)) ?? null,
    cartPageFooter: resolveRichText(shell.cartPageFooter),
    cartBanner: mapCartBanner(shell.cartBanner),
    seo: mapMeta(shell.seo, toImage),
  };
}
