/**
 * `[screen.client-redirects.7]` The eight product handles from before each colour became a product of its own.
 * Configuration, adjusted per shop.
 */
export const legacyProductHandles: readonly string[] = [
  'odette-tea-dress',
  'flora-tiered-maxi',
  'arran-cable-sweater',
  'aurelia-slip-dress-1',
  'lux-corset-mini-1',
  'odile-balconette-bra-1',
  'severine-lace-bodysuit-1',
  'vesper-silk-robe-1',
];
