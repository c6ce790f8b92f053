/** Profile events that the account knows, so that product events can be held against them. */
export interface KnownEvent {
  id: string;
  type: string;
}

const CATEGORY = 'searchspring.recommendations.user-interactions';
const placements = [
  'basket-page',
  'confirmation-page',
  'product-page',
  'no-results-page',
  'home-page',
  'other',
];

/** Each product event and the profile event that it belongs to. */
const parentTypes: Readonly<Record<string, string>> = {
  'profile.product.render': 'profile.render',
  'profile.product.impression': 'profile.impression',
  'profile.product.click': 'profile.click',
};
const profileTypes = Object.values(parentTypes);

/**
 * `[call.site-search-provider.13]`…`[call.site-search-provider.18]` What is wrong with a batch of events, each as
 * a sentence; and the profile events in it. A product event's `pid` must be the id of a profile event of its own
 * kind, in the same batch or before; ids are used once.
 */
export function checkBeacon(
  body: unknown,
  siteId: string,
  known: readonly KnownEvent[],
): { problems: string[]; profileEvents: KnownEvent[] } {
  const batch = Array.isArray(body) ? body : [body];
  const parents = new Map(known.map(({ id, type }) => [id, type]));
  const seen = new Set(parents.keys());
  const profileEvents: KnownEvent[] = [];
  const problems = batch.flatMap((value, at) => {
    const event = readRecord(value);
    const type = String(event.type);
    const id = readText(event.id);
    const found = checkEvent(event, siteId, parents);
    if (id !== null && seen.has(id)) found.push(`the id ${id} was used before`);
    if (id !== null) seen.add(id);
    if (id !== null && profileTypes.includes(type)) {
      parents.set(id, type);
      profileEvents.push({ id, type });
    }
    return found.map((problem) => `Event ${at} (${type}): ${problem}`);
  });
  return { problems: batch.length === 0 ? ['The batch is empty'] : problems, profileEvents };
}

function checkEvent(
  event: Readonly<Record<string, unknown>>,
  siteId: string,
  parents: ReadonlyMap<string, string>,
): string[] {
  const type = String(event.type);
  const parentType = parentTypes[type];
  const isProfileEvent = profileTypes.includes(type);
  const context = readRecord(event.context);
  const { context: subject, profile, product } = readRecord(event.event);
  return [
    [parentType !== undefined || isProfileEvent, 'its type is unknown'],
    [event.category === CATEGORY, `its category is not ${CATEGORY}`],
    [readText(event.id) !== null, 'it has no id'],
    [!isProfileEvent || event.pid === null || event.pid === undefined, 'a profile event has no pid'],
    [
      parentType === undefined || parents.get(String(event.pid)) === parentType,
      `its pid is not the id of a ${parentType} event`,
    ],
    [readText(context.userId) !== null, 'context.userId is missing'],
    [readText(context.sessionId) !== null, 'context.sessionId is missing'],
    [readText(context.pageLoadId) !== null, 'context.pageLoadId is missing'],
    [readRecord(context.website).trackingCode === siteId, 'context.website.trackingCode is not the site id'],
    [
      readRecord(subject).type === 'product-recommendation',
      'event.context.type is not product-recommendation',
    ],
    ...checkPlace('event.context', readRecord(subject)),
    ...(isProfileEvent ? checkProfile(readRecord(profile)) : []),
    ...(parentType === undefined ? [] : checkProduct(readRecord(product), type === 'profile.product.click')),
  ].flatMap(([isFine, problem]) => (isFine ? [] : [String(problem)]));
}

type Check = [boolean, string];

function checkPlace(name: string, { tag, placement }: Readonly<Record<string, unknown>>): Check[] {
  return [
    [readText(tag) !== null, `${name}.tag is missing`],
    [placements.includes(String(placement)), `${name}.placement is not one of ${placements.join(', ')}`],
  ];
}

function checkProfile(profile: Readonly<Record<string, unknown>>): Check[] {
  const seed = profile.seed;
  const isSeed = Array.isArray(seed) && seed.every((one) => readText(readRecord(one).sku) !== null);
  return [...checkPlace('event.profile', profile), [isSeed, 'event.profile.seed is no list of {sku}']];
}

/** Renders and impressions name the product flatly; clicks by its core mappings. */
function checkProduct(product: Readonly<Record<string, unknown>>, isClick: boolean): Check[] {
  const described = isClick ? readRecord(readRecord(product.mappings).core) : product;
  const place = isClick ? 'event.product.mappings.core' : 'event.product';
  return [
    [readText(product.id) !== null, 'event.product.id is missing'],
    ...['name', 'sku', 'url'].map(
      (field): Check => [readText(described[field]) !== null, `${place}.${field} is missing`],
    ),
  ];
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
