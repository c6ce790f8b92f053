import { isProductAvailable } from './availability.ts';
import type { CardSwatch } from './card.ts';
import { comingSoonTag } from './coming-soon.ts';
import type { Product } from './product.ts';

/** `[state.product-availability-and-status.8]` A sibling that was found, not asked for yet, or is missing. */
export type SwatchProduct = Product | 'Unloaded' | 'Stale';

export interface SwatchSet {
  /** Who says which colours belong together: the product's links, or editors. */
  source: 'computed' | 'cms';
  swatches: CardSwatch[];
  /** `[const.swatches.4]` How many a mobile card shows before '+ {n}'. */
  mobileCount: 1 | 2;
}

const borderedColours = new Set(['white', 'ivory', 'creme', 'marigold']);
const defaultHex = '#FFFFFF';
const staleHex = '#000000';

/** Handles of all colours of the product's design, its own included, sorted: what has to be loaded. */
export function swatchHandles(product: Pick<Product, 'handle' | 'metafields'>): string[] {
  const chosen = cmsSwatches(product);
  return chosen.length > 0 ? chosen.map(([handle]) => handle) : linkedHandles(product);
}

/**
 * Editors' swatches when they chose at least two `[rule.swatches.3]`; else the linked products' when at least
 * two are linked and more than one is loaded and available `[rule.swatches.1]`. Empty otherwise.
 */
export function toSwatches(
  product: Product,
  siblings: ReadonlyMap<string, SwatchProduct>,
  colours: Readonly<Record<string, string>>,
): SwatchSet {
  const find = (handle: string) =>
    handle === product.handle ? product : (siblings.get(handle) ?? 'Unloaded');
  const matched = matchedColours(product);
  const draw = (handle: string, chosenColour: string | null): CardSwatch => {
    const sibling = find(handle);
    const own = typeof sibling === 'string' ? '' : colourOf(sibling);
    const colour = chosenColour || own || matched.get(handle) || handle.replaceAll('-', ' ');
    const hex = hexOf(colour, colours) ?? hexOf(matched.get(handle) ?? '', colours) ?? defaultHex;
    return {
      handle,
      colour,
      hex: sibling === 'Stale' ? staleHex : hex,
      hasBorder: borderedColours.has(colour.toLowerCase()),
      isCurrent: handle === product.handle,
      isSoldOut: sibling !== 'Unloaded' && !isSwatchAvailable(sibling),
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
  const availableCount = handles.filter((handle) => isSwatchAvailable(find(handle))).length;
  const swatches = availableCount > 1 ? handles.map((handle) => draw(handle, null)) : [];
  return { source: 'computed', swatches, mobileCount: 1 };
}

/** `[rule.swatches.2]` */
export function isSwatchAvailable(product: SwatchProduct): boolean {
  if (typeof product === 'string') return false;
  return (
    isProductAvailable(product) || Number(product.ss_available) > 0 || comingSoonTag(product.tags) !== null
  );
}

/** The colour's name as shoppers read it; empty where the product does not tell. */
export function colourOf(product: Product): string {
  const variant = product.first_available_variant ?? product.variants[0];
  return variant?.selectedOptions[1]?.value.trim() || product.metafields.filterColor?.trim() || '';
}

/** `pdp_swatch_match_colors` names the colours of `pdp_swatch_products`, place by place. */
function matchedColours({
  metafields,
}: Pick<Product, 'metafields'>): ReadonlyMap<string, string | undefined> {
  const handles = partsOf(metafields.pdp_swatch_products);
  const names = partsOf(metafields.pdp_swatch_match_colors);
  if (handles.length !== names.length) return new Map();
  return new Map(handles.map((handle, place) => [handle, names[place]]));
}

/** Editors' choice, sorted by handle; none when they chose fewer than two. */
function cmsSwatches({ metafields }: Pick<Product, 'metafields'>): [handle: string, colour: string][] {
  const chosen = Object.entries(metafields.swatch_products ?? {});
  return chosen.length < 2 ? [] : chosen.toSorted(([a], [b]) => compare(a, b));
}

/** `[const.swatches.1]` Sorted by handle. A design that links its siblings only still has its own colour. */
function linkedHandles({ handle, metafields }: Pick<Product, 'handle' | 'metafields'>): string[] {
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
