import { externalHref, internalHref } from '../../content/links.ts';
import { loadProblem, type SitePart } from '../../content/load-problem.ts';
import { Fault } from '../../fault.ts';
import type { QueryResults } from './generated/query-results.ts';
import type { AnsweredPicture, ImageMapper } from './map-image.ts';
import { type AnsweredLink, mapLink } from './map-link.ts';
import { mapSections } from './map-sections.ts';
import { readColour, readText } from './read-answer.ts';

/** Hears of content that was left out; the rest is shown. */
export type ReportProblem = (problem: Fault) => void;

type Fields = Record<string, unknown>;
type Sections = Parameters<typeof mapSections>[0];

const partOfField: Readonly<Record<string, SitePart>> = {
  menu: 'navigation',
  mobileLinks: 'mobile navigation',
  quickLinks: 'mobile navigation',
  footerGroups: 'footer',
  footerNote: 'footer',
  legalLinks: 'footer',
};

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isLink = (value: Fields): value is Fields & AnsweredLink =>
  'title' in value && 'url' in value && 'target' in value && value._type !== 'text';

const isPicture = (value: Fields): value is Fields & NonNullable<AnsweredPicture> =>
  'ref' in value && 'hotspot' in value;

/** What of one object is left out, in words; null where nothing is. */
function lossOf(value: Fields, toImage: ImageMapper): string | null {
  const name = readText(value.title) ?? readText(value._key) ?? 'without a title';
  if (isLink(value) && mapLink(value) === null) return `the link '${name}' has no title or leads nowhere`;
  if (isPicture(value) && toImage(value) === null) return `'${String(value.ref)}' is no picture's reference`;
  if ('href' in value && 'reference' in value && value.href === null && value.reference === null) {
    return `a link in a text, '${String(value._key)}', leads nowhere`;
  }
  const isColumn = 'links' in value && readText(value.title) !== null;
  return isColumn && !(Array.isArray(value.links) && value.links.length > 0)
    ? `the column '${name}' is empty`
    : null;
}

function lossesIn(value: unknown, toImage: ImageMapper): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => lossesIn(member, toImage));
  if (!isFields(value)) return [];
  const own = lossOf(value, toImage);
  const inside = Object.entries(value).flatMap(([field, member]) => {
    if (field === 'bannerColours') return lossesOfColours(member);
    if (field === 'messages') return [...lossesOfMessages(member), ...lossesIn(member, toImage)];
    if (field === 'help') return lossesOfHelp(member);
    return field === 'sections' ? lossesOfSections(member, toImage) : lossesIn(member, toImage);
  });
  return own === null ? inside : [own, ...inside];
}

function lossesOfColours(value: unknown): string[] {
  const colours = isFields(value) ? Object.values(value).filter((colour) => colour !== null) : [];
  return colours
    .filter((colour) => readColour(colour) === null)
    .map((colour) => `'${String(colour)}' is no colour`);
}

function lossesOfMessages(value: unknown): string[] {
  const messages = Array.isArray(value) ? value.filter(isFields) : [];
  return messages
    .filter(({ bannerText }) => !Array.isArray(bannerText) || bannerText.length === 0)
    .map(({ _key }) => `the banner's message '${readText(_key) ?? 'without a key'}' has no words`);
}

function lossesOfHelp(value: unknown): string[] {
  const ways = isFields(value) ? Object.entries(value) : [];
  return ways.flatMap(([name, way]) => {
    if (!isFields(way) || (way.url === null && way.text === null)) return [];
    const isShown = externalHref(readText(way.url)) !== null && readText(way.text) !== null;
    return isShown ? [] : [`help's ${name} needs a text and an address that links may have`];
  });
}

function lossesOfSections(value: unknown, toImage: ImageMapper): string[] {
  const sections = Array.isArray(value) ? value.filter(isFields) : [];
  return sections.flatMap((section) => {
    // Typed by the CMS's schema; the mapper reads every leaf with doubt.
    const isShown = mapSections([section] as Sections, toImage).length > 0;
    const kind = readText(section._type) ?? 'unknown';
    const own = isShown ? [] : [`the section '${kind}' ${readText(section._key) ?? ''} lacks what it needs`];
    return [...own, ...lossesIn(Object.values(section), toImage)];
  });
}

const isRule = (value: Fields): value is Fields & Pick<AnsweredLink, 'url' | 'target'> =>
  'url' in value && 'target' in value;

/** Where a rule leads; null for nowhere. Links may have more addresses: no page moves to a telephone. */
export function ruleTarget({ target, url }: Pick<AnsweredLink, 'url' | 'target'>): string | null {
  const address = internalHref(target) ?? externalHref(url);
  return address !== null && /^(?:\/|https?:)/i.test(address) ? address : null;
}

function lossesOfRule(rule: unknown): string[] {
  if (!isFields(rule) || !isRule(rule) || ruleTarget(rule) !== null) return [];
  const path = readText(rule.path) ?? 'without a path';
  return [
    `the rule about '${path}' leads nowhere: give it something of the shop, a path or a complete address`,
  ];
}

function problemOf(name: string, field: string, loss: string): Fault {
  const cause = new Error(loss);
  if (name === 'shell') return loadProblem(partOfField[field] ?? 'settings', cause);
  return new Fault({
    code: 'content-part-left-out',
    kind: 'outside',
    say: `Problem loading part of '${name}'`,
    cause,
  });
}

/** Everything that an answer holds and no page will show: bad input of editors or of a half-migrated dataset. */
export function problemsIn(name: string, answer: object, toImage: ImageMapper): Fault[] {
  const ofRule = name === 'routeRule' ? lossesOfRule(answer) : [];
  const inside = Object.entries(answer).flatMap(([field, value]) =>
    lossesIn({ [field]: value }, toImage).map((loss) => problemOf(name, field, loss)),
  );
  return [...ofRule.map((loss) => problemOf(name, 'url', loss)), ...inside];
}

const fromSettings: readonly (keyof QueryResults)[] = [
  'shell',
  'productTexts',
  'setOffer',
  'sizeGuides',
  'siteData',
];

/** Null where the document may well not be there. */
export function absenceProblem(name: string): Fault | null {
  const isSettings = fromSettings.some((one) => one === name);
  return isSettings ? loadProblem('settings', new Error('nobody has published the settings')) : null;
}
