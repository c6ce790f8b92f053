import type { SetOffer } from '../content/settings-content.ts';

/** `GET /api/get-the-set?handle=`: what is offered with a product. */
export interface OfferedSet {
  title: string | null;
  titleLingerie: string | null;
  bannerText: string | null;
  /** What belongs with the product, in the editor's order, without itself; empty where it stands alone. */
  handles: string[];
}

/** Three times as many as the drawer shows, since some may be sold out. */
const MAX_SET = 24;

/** `[entity.cms-settings-document.12]` The other pieces of the first set that names the product. */
export function setHandlesOf(handle: string, sets: SetOffer['sets']): string[] {
  const set = sets.find(({ products }) => products.includes(handle))?.products ?? [];
  return [...new Set(set)].filter((one) => one !== handle).slice(0, MAX_SET);
}

/** Null for anything that is not the response of our own endpoint. */
export function readOfferedSet(response: unknown): OfferedSet | null {
  const { title, titleLingerie, bannerText, handles } = Object(response);
  if (!isTextOrNull(title) || !isTextOrNull(titleLingerie) || !isTextOrNull(bannerText)) return null;
  if (!isTexts(handles)) return null;
  return { title, titleLingerie, bannerText, handles };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
