/** The particular state of one colour of a design. */
export interface ProductState {
  tags?: readonly string[];
  /** Units by size, plenty for other sizes. 'none': every size is sold out. Absent: picked by name. */
  stock?: Readonly<Record<string, number>> | 'none' | 'plenty';
  /** US cents before the reduction; with `reducedSizes`, of those sizes only. */
  formerCents?: number;
  priceCents?: number;
  reducedSizes?: readonly string[];
  /** Name of a clip in `video/`. */
  video?: string;
}

/** By product handle. Together they cover every state and every tag rule of the shop. */
export const productStates: Readonly<Record<string, ProductState>> = {
  'aurelia-slip-dress-oxblood': { tags: ['new-in'], stock: { S: 3, L: 0, XL: 1, '2X': 0 } },
  'aurelia-slip-dress-champagne': { video: 'hover-nightgown-window', stock: { M: 4, '1X': 2 } },
  'aurelia-slip-dress-dusk-blue': { tags: ['mermaidcore', 'the-vday-edit'] },
  'noemie-lace-hem-slip-ivory': { stock: 'plenty' },
  'noemie-lace-hem-slip-black': { formerCents: 49500, priceCents: 39500, reducedSizes: ['XXS', 'XL'] },
  'noemie-lace-hem-slip-rose': { tags: ['the-vday-edit'], stock: 'none' },
  'sabine-wrap-dress-dusk-blue': { tags: ['new-in'], stock: 'none' },
  'sabine-wrap-dress-sage': { tags: ['mermaidcore'] },
  'odette-tea-dress-sage': {
    tags: ['sale', 'sale-20', 'final-sale-promo'],
    formerCents: 54500,
    priceCents: 43500,
  },
  'lux-corset-mini-oxblood': { tags: ['sale', 'sale-30', 'final-sale'], formerCents: 61000, stock: 'plenty' },
  'lux-corset-mini-black': { tags: ['sale', 'sale-30', 'final-sale'], formerCents: 61000 },
  'lux-corset-mini-emerald': {
    tags: ['sale', 'sale-30', 'final-sale'],
    formerCents: 61000,
    stock: { M: 8, XS: 0 },
  },
  'stella-sequin-mini-champagne': { tags: ['new-in'] },
  'stella-sequin-mini-rose': {
    tags: ['sale', 'sale-40', 'final-sale-markdown'],
    formerCents: 46500,
    priceCents: 27900,
  },
  'ines-ruched-mini-marigold': {
    tags: ['sale', 'sale-30', 'final-sale'],
    formerCents: 39500,
    priceCents: 27500,
  },
  'isolde-lace-gown-ivory': { tags: ['tag-made-to-order'], stock: 'plenty' },
  'margaux-bias-gown-ivory': { stock: { '0': 0, '2': 1, '4': 2, '14': 0 } },
  'margaux-bias-gown-champagne': { tags: ['restocking'], stock: 'none' },
  'bijou-bow-mini-blush': { tags: ['the-vday-edit', 'new-in'] },
  'fleur-lace-bralette-sage': { stock: 'plenty' },
  'fleur-lace-bralette-rose': {
    tags: ['sale', 'sale-20', 'final-sale-markdown-lingerie', 'the-vday-edit'],
    formerCents: 9800,
    priceCents: 7800,
  },
  'lucienne-balconette-bra-sage': {
    tags: ['sale', 'sale-30', 'final-sale-markdown-lingerie'],
    formerCents: 12800,
    priceCents: 8900,
  },
  'odile-balconette-bra-black': {
    stock: {
      '30G': 0,
      '32DD': 4,
      '32F': 0,
      '34B': 0,
      '34C': 2,
      '36A': 0,
      '38B': 3,
      '38C': 0,
      '40G': 0,
      '42A': 0,
      '44A': 0,
    },
  },
  'odile-balconette-bra-oxblood': { video: 'hover-bra-odile-oxblood' },
  'odile-high-brief-black': { stock: 'plenty' },
  'odile-thong-rose': { tags: ['sale', 'sale-30', 'final-sale-panty'], formerCents: 5400, priceCents: 3700 },
  'severine-lace-bodysuit-black': { stock: { M: 3, '2X': 0 } },
  'severine-lace-bodysuit-oxblood': { tags: ['the-vday-edit'] },
  'ombre-velvet-bodysuit-oxblood': {
    tags: ['new-in', 'tag-plp-a-run-of-ninety', 'the-vday-edit'],
    stock: { XS: 2, S: 4, M: 4, L: 1, XL: 0 },
  },
  'vesper-silk-robe-rose': {
    tags: ['site-Last of this silk', 'the-vday-edit'],
    stock: { XXS: 0, S: 2, M: 3, XL: 1 },
  },
  'vine-embroidered-robe-dusk-blue': { tags: ['new-in'], stock: 'plenty' },
  'marguerite-nightgown-ivory': { tags: ['tag-hung-for-three-days'], stock: { XL: 0 } },
  'vesper-bias-nightgown-rose': {
    tags: ['new-in', 'coming-soon-12-04'],
    stock: 'none',
    video: 'hover-nightgown-vesper-rose',
  },
  'vesper-bias-nightgown-marigold': { tags: ['coming-soon'], stock: 'none' },
  'nuit-babydoll-blush': { tags: ['the-vday-edit'] },
  'lune-lace-camisole-black': { stock: 'plenty' },
  'thea-pleated-shirt-white': { tags: ['tag-pdp-pleats-pressed-by-hand'], stock: 'plenty' },
  'colette-bow-blouse-black': { stock: { S: 1, M: 2, L: 3, XL: 4 } },
  'astor-wrap-coat-camel': {
    tags: [
      'pre-sale',
      'cart-Ships-from 8 December',
      'tag-plp-ships-from-8-december',
      'tag-pdp-ships-from-8-december',
    ],
    stock: 'plenty',
  },
  'arran-cable-sweater-cream': { stock: 'plenty' },
  'willow-rib-cardigan-camel': { tags: ['sale', 'sale-20'], formerCents: 39500, priceCents: 31500 },
  'lido-plunge-swimsuit-oxblood': { stock: 'plenty' },
  'lido-bikini-top-sage': { stock: 'none' },
  'cosima-satin-mule-champagne': { stock: { '35': 0, '38': 3, '42': 1 } },
  'cosima-satin-mule-blush': { tags: ['the-vday-edit'] },
  'ninon-velvet-bow-oxblood': {
    video: 'hover-hair-bow-ninon-oxblood',
    tags: ['the-vday-edit'],
    stock: 'plenty',
  },
  'coralie-satin-bow-rose': { stock: 'plenty' },
  'jardin-silk-scarf-dusk-blue': { tags: ['mermaidcore'] },
  'jardin-silk-scarf-marigold': { stock: 'plenty' },
  'perle-earrings-pearl': { stock: 'plenty' },
  'perle-earrings-black': { stock: { 'One size': 3 } },
  'petite-vesper-bag-oxblood': { tags: ['new-in'], stock: { 'One size': 6 } },
  'petite-vesper-bag-sage': { stock: { 'One size': 1 } },
};
