import { isProductAvailable } from './availability.ts';
import type { CardProduct } from './card-product.ts';
import { comingSoonTag } from './coming-soon.ts';

export interface CardSwatch {
  handle: string;
  colour: string;
  /** `#rrggbb` */
  hex: string;
  /** What is not so is left out: a page carries a hundred swatches. */
  hasBorder?: boolean;
  isCurrent?: boolean;
  isSoldOut?: boolean;
}

/** What a swatch shows of another product of the same design. */
export interface Sibling {
  handle: string;
  /** Empty where the product names none. */
  colour: string;
  /** `[rule.swatches.2]` */
  isAvailable: boolean;
}

/**
 * `[state.product-availability-and-status.8]` Siblings by handle. 'Stale' is one that the platform does not have; one
 * that is not in the map is unloaded.
 */
export type Siblings = ReadonlyMap<string, Sibling | 'Stale'>;

export interface SwatchSet {
  /** Whether the colours come from the product's links or from editors. */
  source: 'computed' | 'cms';
  swatches: CardSwatch[];
  /** `[const.swatches.4]` How many swatches a mobile card shows before '+ {n}'. */
  mobileCount: 1 | 2;
}

const borderedColours = new Set(['white', 'ivory', 'creme', 'marigold']);
const defaultHex = '#FFFFFF';
const staleHex = '#000000';

/** Handles of all colours of the product's design, sorted. */
function swatchHandles(product: Pick<CardProduct, 'handle' | 'metafields'>): string[] {
  const chosen = cmsSwatches(product);
  return chosen.length > 0 ? chosen.map(([handle]) => handle) : linkedHandles(product);
}

/** The colours of the products' designs that are none of the products themselves, each once. */
export function siblingHandles(products: readonly Pick<CardProduct, 'handle' | 'metafields'>[]): string[] {
  const own = new Set(products.map(({ handle }) => handle));
  return [...new Set(products.flatMap(swatchHandles))].filter((handle) => !own.has(handle));
}

/**
 * `[rule.swatches.3]` Editors' swatches when they chose at least two; else `[rule.swatches.1]` the linked products'
 * when at least two are linked and more than one is loaded and available. Empty otherwise.
 */
export function toSwatches(
  product: CardProduct,
  siblings: Siblings,
  colours: Readonly<Record<string, string>>,
): SwatchSet {
  const own = toSibling(product);
  const find = (handle: string) => (handle === own.handle ? own : siblings.get(handle));
  const matched = matchedColours(product);
  const draw = (handle: string, chosenColour: string | null): CardSwatch => {
    const sibling = find(handle);
    const isLoaded = sibling !== undefined && sibling !== 'Stale';
    const siblingColour = isLoaded ? sibling.colour : '';
    const colour = chosenColour || siblingColour || matched.get(handle) || handle.replaceAll('-', ' ');
    const known = hexOf(colour, colours) ?? hexOf(matched.get(handle) ?? '', colours);
    const hex = sibling === 'Stale' ? staleHex : (known ?? defaultHex);
    // Without one, the default for a colour that nobody knows is a white dot on white.
    const hasBorder = borderedColours.has(colour.toLowerCase()) || hex.toUpperCase() === defaultHex;
    const isSoldOut = sibling === 'Stale' || (isLoaded && !sibling.isAvailable);
    return {
      handle,
      colour,
      hex,
      ...(hasBorder && { hasBorder }),
      ...(handle === product.handle && { isCurrent: true }),
      ...(isSoldOut && { isSoldOut }),
    };
  };
  const chosen = cmsSwatches(product);
  if (chosen.length > 0) {
    return {
      source: 'cms',
      swatches: chosen.map(([handle, colour]) => draw(handle, colour)),
      mobileCount: 2,
    };
  }
  const handles = linkedHandles(product);
  const available = handles.filter((handle) => {
    const sibling = find(handle);
    return sibling !== undefined && sibling !== 'Stale' && sibling.isAvailable;
  });
  const swatches = available.length > 1 ? handles.map((handle) => draw(handle, null)) : [];
  return { source: 'computed', swatches, mobileCount: 1 };
}

/**
 * `[const.swatches.4]` The swatches that a mobile card shows, in their order: its own colour and then the first others,
 * `count` in all. `more` is the n of '+ {n}'.
 */
export function mobileSwatches(
  swatches: readonly CardSwatch[],
  count: number,
): { shown: CardSwatch[]; more: number } {
  const rank = ({ isCurrent = false }: CardSwatch) => (isCurrent ? 0 : 1);
  const ranked = swatches.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
  const shown = swatches.filter((swatch) => ranked.includes(swatch));
  return { shown, more: swatches.length - shown.length };
}

export function toSibling(product: CardProduct): Sibling {
  return { handle: product.handle, colour: colourOf(product), isAvailable: isSwatchAvailable(product) };
}

/** `[rule.swatches.2]` */
export function isSwatchAvailable(
  product: Pick<CardProduct, 'tags' | 'variants' | 'available' | 'ss_available'>,
): boolean {
  return (
    isProductAvailable(product) || Number(product.ss_available) > 0 || comingSoonTag(product.tags) !== null
  );
}

/** The colour's name as shoppers read it; empty where the product names none. */
export function colourOf(product: CardProduct): string {
  const variant = product.first_available_variant ?? product.variants[0];
  return variant?.selectedOptions[1]?.value.trim() || product.metafields.filterColor?.trim() || '';
}

/** `pdp_swatch_match_colors` names the colours of `pdp_swatch_products`, at the same positions. */
function matchedColours({
  metafields,
}: Pick<CardProduct, 'metafields'>): ReadonlyMap<string, string | undefined> {
  const handles = partsOf(metafields.pdp_swatch_products);
  const names = partsOf(metafields.pdp_swatch_match_colors);
  if (handles.length !== names.length) return new Map();
  return new Map(handles.map((handle, place) => [handle, names[place]]));
}

/** Editors' choice, sorted by handle; none when they chose fewer than two. */
function cmsSwatches({ metafields }: Pick<CardProduct, 'metafields'>): [handle: string, colour: string][] {
  const chosen = Object.entries(metafields.swatch_products ?? {});
  return chosen.length < 2 ? [] : chosen.toSorted(([a], [b]) => compare(a, b));
}

/** `[const.swatches.1]` Sorted by handle; includes the product itself even when its list does not. */
function linkedHandles({ handle, metafields }: Pick<CardProduct, 'handle' | 'metafields'>): string[] {
  const linked = partsOf(metafields.pdp_swatch_products);
  return linked.length === 0 ? [] : [...new Set([handle, ...linked])].toSorted(compare);
}

function partsOf(list: string | undefined): string[] {
  return (list ?? '').split(',').flatMap((part) => part.trim() || []);
}

function hexOf(colour: string, colours: Readonly<Record<string, string>>): string | null {
  const name = colour.trim().toLowerCase();
  const [, hex = ''] = Object.entries(colours).find(([title]) => title.trim().toLowerCase() === name) ?? [];
  return /^#[0-9a-f]{6}$/i.test(hex) ? hex : null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
