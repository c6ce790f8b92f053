import { toHandle } from './to-handle.ts';

/** Groups of the filter map; an option's tag is `{group}-{label}`. */
export type FilterKey = 'category' | 'fabric' | 'color' | 'size' | 'occasion' | 'price';

/** `filterTag('color', 'Dusk Blue')` is 'color-dusk-blue'. */
export function filterTag(key: FilterKey, label: string): string {
  return `${key}-${toHandle(label)}`;
}

/** Sizes of the filter; bras, shoes and gowns have other sizes and are not filtered by them. */
export const filterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '1X', '2X'];

/** US cents: from (included) to (excluded). */
export const priceBands = [
  { label: 'Under $150', from: 0, to: 15000 },
  { label: '$150 – $400', from: 15000, to: 40000 },
  { label: '$400 – $800', from: 40000, to: 80000 },
  { label: 'Over $800', from: 80000, to: Number.POSITIVE_INFINITY },
];

export function priceTag(priceCents: number): string {
  const band = priceBands.find(({ from, to }) => priceCents >= from && priceCents < to);
  return filterTag('price', band?.label ?? '');
}
