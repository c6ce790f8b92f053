/** A design as the house would write it on the pattern's envelope; its colours come from the pictures. */
export interface Design {
  /** `{garment}/{design}` of the pictures. */
  drawn: string;
  title: string;
  productType: string;
  /** The house itself where absent. */
  vendor?: string;
  priceCents: number;
  /** Label and US cents; only gift cards cost differently from size to size. */
  amounts?: readonly { label: string; priceCents: number }[];
  sizes: readonly string[];
  /** 'Size' where absent. */
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
  /** The day on which it was first sold, ISO 8601. */
  since: string;
  weightGrams: number;
  /** Titles sold as one set with this one, where they exist in the same colour. */
  set?: readonly string[];
  /** Handles of 'complete the look', best first. */
  similar: readonly string[];
  /** Its card takes two columns where the colour has a wide picture. */
  isDoubleWide?: true;
  /** The pattern says more than one colour can: swatches show a picture of it. */
  isPrinted?: true;
  /** Further pictures at the end of the gallery. */
  extraPictures?: readonly string[];
  /** Neither posted nor counted: gift cards and appointments. */
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

/** Nobody wears them often enough to keep a pattern. */
const notMade = new Set(['30A', '42G', '44G', '46A', '46F', '46G']);

/** Band by band, '30B' … '46E'. */
export const braSizes: readonly string[] = bands.flatMap((band) =>
  cups.map((cup) => `${band}${cup}`).filter((size) => !notMade.has(size)),
);
