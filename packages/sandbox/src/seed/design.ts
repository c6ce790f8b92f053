import type { CatalogueVariant } from '../world/catalogue.ts';

/** A design; its colours come from the pictures. */
export interface Design {
  /** `{garment}/{design}` of the pictures. */
  drawn: string;
  title: string;
  productType: string;
  /** Absent, the house itself. */
  vendor?: string;
  priceCents: number;
  /** Label and US cents; only gift cards have a price per size. */
  amounts?: readonly { label: string; priceCents: number }[];
  sizes: readonly string[];
  /** Absent, 'Size'. */
  optionName?: string;
  tags: readonly string[];
  /** Options of the filter map, as their labels: 'Slips', 'Leavers lace', 'Evening'. */
  categories: readonly string[];
  fabrics: readonly string[];
  occasions: readonly string[];
  /** Paragraphs, plain text. */
  description: readonly string[];
  details: readonly string[];
  care: string;
  fit: string;
  /** The first day of sale, ISO 8601. */
  since: string;
  weightGrams: number;
  /** Where it is sold by measure. */
  contents?: CatalogueVariant['contents'];
  /** Titles sold as one set with this one, where they exist in the same colour. */
  set?: readonly string[];
  /** Its card spans two columns where the colour has a wide picture. */
  isDoubleWide?: true;
  /** Patterned: swatches show a picture instead of a colour. */
  isPrinted?: true;
  /** Further pictures at the end of a colour's gallery. */
  extraPictures?: Readonly<Record<string, readonly string[]>>;
  /** Neither shipped nor tracked: gift cards and appointments. */
  isIntangible?: true;
  isGiftCard?: true;
}

export const vendors = {
  house: 'Vesper & Vine',
  lingerie: 'Lingerie',
  partner: 'Maison Lierre',
  giftCards: 'Govalo',
  protection: 'Route',
} as const;

export const sizes = {
  regular: ['XXS', 'XS', 'S', 'M', 'L', 'XL'],
  extended: ['XXS', 'XS', 'S', 'M', 'L', 'XL', '1X', '2X'],
  lingerie: ['XS', 'S', 'M', 'L', 'XL'],
  lingerieExtended: ['XS', 'S', 'M', 'L', 'XL', '1X', '2X'],
  gown: ['0', '2', '4', '6', '8', '10', '12', '14'],
  shoe: ['35', '36', '37', '38', '39', '40', '41', '42'],
  one: ['One size'],
} as const;

const bands = ['30', '32', '34', '36', '38', '40', '42', '44', '46'];
const cups = ['A', 'B', 'C', 'D', 'DD', 'E', 'F', 'G'];

const notMade = new Set(['30A', '42G', '44G', '46A', '46F', '46G']);

/** '30B' … '46E', band by band. */
export const braSizes: readonly string[] = bands.flatMap((band) =>
  cups.map((cup) => `${band}${cup}`).filter((size) => !notMade.has(size)),
);
