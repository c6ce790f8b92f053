import type { FilterGroup } from './filter-map.ts';

/** Two filter groups for tests. */
export const exampleFilters: FilterGroup[] = [
  {
    key: 'color',
    label: 'Colour',
    options: [
      { label: 'Black', tag: 'color-black', swatch: '#201c1d' },
      { label: 'Ivory', tag: 'color-ivory' },
      { label: 'Dusk Blue', tag: 'Dusk Blue' },
    ],
  },
  {
    key: 'size',
    label: 'Size',
    options: [
      { label: 'S', tag: 'size-s' },
      { label: 'M', tag: 'size-m' },
    ],
  },
];
