import { externalHref, internalHref } from '../../content/links.ts';
import { loadProblem, type SitePart } from '../../content/load-problem.ts';
import { Fault } from '../../fault.ts';
import type { QueryResults } from './generated/query-results.ts';
import { pictureAt } from './map/map-meta.ts';
import { readColour, readContentText } from './parts/content-value.ts';
import type { FetchedPicture, ImageMapper } from './parts/map-image.ts';
import { type FetchedLink, mapLink } from './parts/map-link.ts';
import type { BrokenSection, BrokenTable } from './read-result.ts';
import { mapSections } from './sections/section-registry.ts';
import { readPinPlace } from './sections/shoppable.ts';
import { lossesOfText } from './text-problems.ts';

/** Called with each problem of content that is left out. */
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

const isLink = (value: Fields): value is Fields & FetchedLink =>
  'title' in value && 'url' in value && 'target' in value && value._type !== 'text';

const isPicture = (value: Fields): value is Fields & NonNullable<FetchedPicture> =>
  'ref' in value && 'hotspot' in value;

const isPin = (value: Fields) => 'handle' in value && 'x' in value && 'y' in value;

/** Lists of references to products: null where one was deleted or is not published. */
const REFERENCES: readonly string[] = ['handles', 'products', 'setProducts'];

function lossesOfReferences(field: string, value: unknown): string[] {
  if (!REFERENCES.includes(field) || !Array.isArray(value)) return [];
  const missing = value.filter((member) => member === null).length;
  return missing === 0 ? [] : [`${missing} of the '${field}' are deleted or not published`];
}

/** Says what is left out of one object; null when nothing is. */
function lossOf(value: Fields, toImage: ImageMapper): string | null {
  const name = readContentText(value.title) ?? readContentText(value._key) ?? 'without a title';
  if (isLink(value) && mapLink(value) === null) return `the link '${name}' has no title or leads nowhere`;
  if (isPicture(value) && toImage(value) === null) return `'${String(value.ref)}' is no picture's reference`;
  if (isPin(value) && (value.handle === null || readPinPlace(value.x, value.y) === null))
    return `the pin '${String(value._key)}' has no product or no place`;
  const isColumn = 'links' in value && readContentText(value.title) !== null;
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
    if (field === 'seo') return lossesOfMeta(member, toImage);
    if (field === 'sections') return lossesOfSections(member, toImage);
    return [...lossesOfReferences(field, member), ...lossesIn(member, toImage)];
  });
  return [...(own === null ? [] : [own]), ...lossesOfText(value, toImage), ...inside];
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
    .map(({ _key }) => `the banner's message '${readContentText(_key) ?? 'without a key'}' has no words`);
}

function lossesOfHelp(value: unknown): string[] {
  const ways = isFields(value) ? Object.entries(value) : [];
  return ways.flatMap(([name, way]) => {
    if (!isFields(way) || (way.url === null && way.text === null)) return [];
    const isShown = externalHref(readContentText(way.url)) !== null && readContentText(way.text) !== null;
    return isShown ? [] : [`help's ${name} needs a text and an address that links may have`];
  });
}

/** `[entity.page-metadata-source.2]` The address of a picture stands for its reference. */
function lossesOfMeta(value: unknown, toImage: ImageMapper): string[] {
  const hasAddress = isFields(value) && pictureAt(value.address) !== null;
  return lossesIn(hasAddress ? { ...value, image: null } : value, toImage);
}

function lossesOfSections(value: unknown, toImage: ImageMapper): string[] {
  const sections = Array.isArray(value) ? value.filter(isFields) : [];
  return sections.flatMap((section) => {
    // Typed by the CMS's schema; the mapper checks every value.
    if (section.isHidden === true) return [];
    const isShown = mapSections([section] as Sections, toImage).length > 0;
    const own = isShown ? [] : [`the section ${nameOfSection(section)} lacks what it needs`];
    const inside = Object.entries(section).flatMap(([field, member]) =>
      lossesIn({ [field]: member }, toImage),
    );
    return [...own, ...inside, ...lossesOnPhones(section, toImage)];
  });
}

/** Pins that a phone cannot show, because it shows another picture on which nobody has placed them. */
function lossesOnPhones({ pins, mobileImage }: Fields, toImage: ImageMapper): string[] {
  if (!isFields(mobileImage) || !isPicture(mobileImage) || toImage(mobileImage) === null) return [];
  return (Array.isArray(pins) ? pins : [])
    .filter((pin) => isFields(pin) && isPin(pin) && readPinPlace(pin.mobileX, pin.mobileY) === null)
    .map(({ _key }) => `the pin '${String(_key)}' has no place on the picture for phones`);
}

const nameOfSection = ({ _type: kind, _key: key }: Fields) =>
  `'${readContentText(kind) ?? 'unknown'}' ${readContentText(key) ?? ''}`;

const isRule = (value: Fields): value is Fields & Pick<FetchedLink, 'url' | 'target'> =>
  'url' in value && 'target' in value;

/** The target of a redirect rule, null when it has none. Unlike links, rules allow no `tel:` or `mailto:`. */
export function ruleTarget({ target, url }: Pick<FetchedLink, 'url' | 'target'>): string | null {
  const address = internalHref(target) ?? externalHref(url);
  return address !== null && /^(?:\/|https?:)/i.test(address) ? address : null;
}

function lossesOfRule(rule: unknown): string[] {
  if (!isFields(rule) || !isRule(rule) || ruleTarget(rule) !== null) return [];
  const path = readContentText(rule.path) ?? 'without a path';
  return [
    `the rule about '${path}' leads nowhere: give it something of the shop, a path or a complete address`,
  ];
}

/** The documents of a list; an entry of a short list is known by its slug alone. */
function rowsOf(result: object, list: 'documents' | 'entries'): Fields[] {
  const rows = Object.entries(result).find(([field]) => field === list)?.[1];
  return Array.isArray(rows) ? rows.filter(isFields) : [];
}

/** A story without a picture is a plate with its words, and a list leaves out what has no name. */
function lossesOfDocument(name: string, result: object): string[] {
  const isUntitled = name.endsWith('Entries') && 'title' in result && readContentText(result.title) === null;
  const isBare = name === 'story' && 'cover' in result && result.cover === null;
  return [...(isUntitled ? ['it has no title'] : []), ...(isBare ? ['the story has no picture'] : [])];
}

/** Names the document by its id or, in a short list, its slug. */
function partProblem(name: string, result: object, loss: string): Fault {
  const named = '_id' in result ? result._id : 'slug' in result ? result.slug : null;
  const id = readContentText(named);
  return new Fault({
    code: 'content-part-left-out',
    kind: 'outside',
    say: `Problem loading part of '${name}'${id === null ? '' : `, document ${id}`}`,
    cause: new Error(loss),
  });
}

function problemOf(name: string, result: object, field: string, loss: string): Fault {
  return name === 'shell'
    ? loadProblem(partOfField[field] ?? 'settings', new Error(loss))
    : partProblem(name, result, loss);
}

/** The parts of a result that no page can show, because of what editors left out or mistyped. */
export function problemsIn(name: string, result: object, toImage: ImageMapper): Fault[] {
  const lists = [...rowsOf(result, 'documents'), ...rowsOf(result, 'entries')];
  if (lists.length > 0) return lists.flatMap((one) => problemsIn(name, one, toImage));
  const ofRule = name === 'routeRule' ? lossesOfRule(result) : [];
  const inside = Object.entries(result).flatMap(([field, value]) =>
    lossesIn({ [field]: value }, toImage).map((loss) => problemOf(name, result, field, loss)),
  );
  const ofDocument = lossesOfDocument(name, result).map((loss) => partProblem(name, result, loss));
  return [...ofRule.map((loss) => problemOf(name, result, 'url', loss)), ...ofDocument, ...inside];
}

/** A section or size table that is left out because a value in it has another type than the schema's. */
export function brokenPartProblem(name: string, result: object, broken: BrokenSection | BrokenTable): Fault {
  const part =
    'table' in broken
      ? `size table '${readContentText(broken.table.title) ?? 'without a title'}'`
      : `section ${nameOfSection(broken.section)}`;
  return partProblem(name, result, `the ${part} is broken: ${broken.problem}`);
}

const fromSettings: readonly (keyof QueryResults)[] = [
  'shell',
  'productTexts',
  'setOffer',
  'sizeGuides',
  'siteData',
];

/** The problem of a missing document; null when the document is optional. */
export function absenceProblem(name: string): Fault | null {
  const isSettings = fromSettings.some((one) => one === name);
  return isSettings ? loadProblem('settings', new Error('nobody has published the settings')) : null;
}
