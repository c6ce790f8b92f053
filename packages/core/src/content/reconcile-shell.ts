import { isOlderShell } from './shell-revision.ts';
import type { ShellContent } from './site-content.ts';

/**
 * The shell to show after the settings endpoint returned `settings`: these when they are a shell of another revision
 * that is not older. `[error.9]` Otherwise `shown`: a malformed response never empties the page.
 */
export function reconcileShell(shown: ShellContent, settings: unknown): ShellContent {
  if (!isShellContent(settings) || settings.revision === shown.revision) return shown;
  return isOlderShell(settings, shown) ? shown : settings;
}

/** Whether a value has the shape that the shell's components rely on: every list is an array, every link has an href. */
export function isShellContent(value: unknown): value is ShellContent {
  const { revision, banner, menu, mobileMenu, footer, help, newsletter, emptyCart, seo, ...rest } =
    fieldsOf(value);
  return (
    isText(revision) &&
    revision !== '' &&
    isNullOr(banner, isBanner) &&
    isListOf(menu, isMenuLink) &&
    isMobileMenu(mobileMenu) &&
    isFooter(footer) &&
    isRecord(help) &&
    isNullOr(newsletter, isNewsletter) &&
    isListOf(emptyCart, isLink) &&
    isRichText(rest.cartPageFooter) &&
    isRichText(rest.shippingBridal ?? []) &&
    isNullOr(rest.cartBanner, isRichText) &&
    isRecord(seo)
  );
}

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const isNullOr = (value: unknown, check: Check) => value === null || check(value);
const isListOf = (value: unknown, check: Check) => Array.isArray(value) && value.every(check);

function isLink(value: unknown): boolean {
  const { key, title, href } = fieldsOf(value);
  return isText(key) && isText(title) && isText(href);
}

function isMenuLink(value: unknown): boolean {
  return isLink(value) && isListOf(fieldsOf(value).columns, hasLinks);
}

function hasLinks(value: unknown): boolean {
  return isListOf(fieldsOf(value).links, isLink);
}

function isQuickLink(value: unknown): boolean {
  return isLink(value) && isListOf(fieldsOf(value).subLinks, isLink);
}

function isMobileMenu(value: unknown): boolean {
  const { links, quickLinks } = fieldsOf(value);
  return isListOf(links, isMenuLink) && isListOf(quickLinks, isQuickLink);
}

function isFooter(value: unknown): boolean {
  const { groups, note, legalLinks } = fieldsOf(value);
  const isNoteShown = note === undefined || isRichText(note);
  return isListOf(groups, isLinkGroup) && isNoteShown && isListOf(legalLinks ?? [], isLink);
}

function isLinkGroup(value: unknown): boolean {
  return isNullOr(fieldsOf(value).title, isText) && hasLinks(value);
}

function isBanner(value: unknown): boolean {
  return isListOf(fieldsOf(value).messages, isBannerMessage);
}

function isBannerMessage(value: unknown): boolean {
  const { title = '', text } = fieldsOf(value);
  return isText(title) && isRichText(text);
}

function isNewsletter(value: unknown): boolean {
  const { heading, text, consent } = fieldsOf(value);
  return isText(heading) && isText(text) && isRichText(consent);
}

function isRichText(value: unknown): boolean {
  return isListOf(value, (block) => isListOf(fieldsOf(block).spans, (span) => isText(fieldsOf(span).text)));
}
