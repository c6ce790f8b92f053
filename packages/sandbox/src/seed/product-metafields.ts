import type { CatalogueMetafield, CatalogueProduct } from '../world/catalogue.ts';
import { alikeHandles } from './alike.ts';
import { imageAssetId } from './content/image-assets.ts';
import { type Design, vendors } from './design.ts';
import { careParagraphs } from './designs/care.ts';
import { productHandle } from './make-product.ts';
import { isDrawn } from './media-manifest.ts';
import { richBlocks } from './rich-blocks.ts';

/** Appearances of a product: a picture and a line, at most four per design. */
const asSeenOn: Readonly<Record<string, readonly { file: string; text: string }[]>> = {
  'aurelia-slip-dress': [
    { file: 'editorial/editorial-slip-window-cover.webp', text: 'In the window at Jane Street' },
    { file: 'editorial/editorial-slip-rail-hero.webp', text: 'One slip, five evenings' },
    { file: 'editorial/editorial-champagne-silk-hero.webp', text: 'Cut on the cross: nine days, two panels' },
    { file: 'editorial/editorial-dusk-silk-cover.webp', text: 'The Evening Collection, autumn 2026' },
  ],
  'odile-balconette-bra': [
    { file: 'editorial/editorial-menu-lingerie-menu.webp', text: 'Odile, in Leavers lace from Calais' },
    { file: 'editorial/editorial-lace-sage-hero.webp', text: 'White Ironing, spring 2026' },
  ],
  'petite-vesper-bag': [{ file: 'editorial/editorial-pearls-cover.webp', text: 'Nocturne, winter 2026' }],
};

/** Which metafields name a design's colours; designs that are absent here have both. */
const swatchSources: Readonly<Record<string, 'linked' | 'chosen' | 'none'>> = {
  'fleur-lace-bralette': 'linked',
  'noemie-lace-hem-slip': 'linked',
  'sabine-wrap-dress': 'linked',
  'vesper-bias-nightgown': 'linked',
  'lux-corset-mini': 'linked',
  'lune-lace-camisole': 'linked',
  'odette-tea-dress': 'chosen',
  'stella-sequin-mini': 'chosen',
  'odile-high-brief': 'chosen',
  'lido-bikini-top': 'chosen',
  'isolde-lace-gown': 'none',
  'lido-plunge-swimsuit': 'none',
};

/** Pieces whose cards show an editorial picture of the CMS outside the collections that have one of their own. */
const editorialPictures: Readonly<Record<string, string>> = {
  'lido-plunge-swimsuit-marigold': 'editorial/editorial-menu-swim-menu.webp',
};

/** Films that stand on the video host. */
const hostedFilms: Readonly<Record<string, string>> = {
  'odile-high-brief-oxblood': 'https://vimeo.com/148751763',
};

/** Returns the metafields that the shop reads, except featured pictures, which depend on the collections. */
export function productMetafields(
  design: Design,
  product: CatalogueProduct,
  siblings: readonly CatalogueProduct[],
  byHandle: ReadonlyMap<string, CatalogueProduct>,
): CatalogueMetafield[] {
  const set = setHandles(design, product.colour, byHandle);
  const similar = alikeHandles(product, byHandle.values());
  const isLingerie = product.vendor === vendors.lingerie;
  const video = product.videos[0]?.file;
  const hostedFilm = hostedFilms[product.handle];
  return [
    ...swatchFields(product.design, siblings),
    ...(design.isPrinted && product.pictures[1]
      ? [file('pdp_extras', 'pdp_swatch_image', product.pictures[1].file)]
      : []),
    ...(similar.length > 0 ? [text('pdp_extras', 'pdp_similar_products', similar.join(','))] : []),
    ...(set.length > 0 ? [text('pdp_extras', 'pdp_set_products', set.join(','))] : []),
    {
      namespace: 'pdp_extras',
      key: 'pdp_field_details',
      type: 'multi_line_text_field',
      value: `<ul>${design.details.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    },
    ...(isLingerie
      ? []
      : [
          {
            namespace: 'my_fields',
            key: 'details',
            type: 'multi_line_text_field',
            value: design.details.join('\n'),
          },
        ]),
    ...(video ? [file('my_fields', 'video', video)] : []),
    ...(hostedFilm ? [text('my_fields', 'video', hostedFilm)] : []),
    ...(asSeenOn[product.design] ?? []).flatMap((seen, at) => [
      file('my_fields', `as_seen_on_image_${at + 1}`, seen.file),
      text('my_fields', `as_seen_on_text_${at + 1}`, seen.text),
    ]),
    json('app--sanity', 'published', {
      fitNotes: richBlocks('fit', [design.fit], 'paragraphs'),
      fabricCare: richBlocks('care', careParagraphs(design.care), 'paragraphs'),
      ...(isLingerie ? { details: richBlocks('details', design.details, 'list') } : {}),
      filterColor: product.colour,
      ...(isDoubleWide(design, product) ? { doublewide: true } : {}),
      ...featuredInCms(product),
    }),
  ];
}

/** `[entity.normalized-product.16]` A picture that editors keep in the CMS, by its id there. */
function featuredInCms({ handle }: CatalogueProduct): { featuredImage?: { asset: { _ref: string } } } {
  const file = editorialPictures[handle];
  return file === undefined ? {} : { featuredImage: { asset: { _ref: imageAssetId(file) } } };
}

function swatchFields(design: string, siblings: readonly CatalogueProduct[]): CatalogueMetafield[] {
  const source = swatchSources[design];
  if (siblings.length < 2 || source === 'none') return [];
  const sorted = siblings.toSorted((a, b) => (a.handle < b.handle ? -1 : 1));
  const colours = Object.fromEntries(sorted.map(({ handle, colour }) => [handle, colour]));
  const linked = [
    text('pdp_extras', 'pdp_swatch_products', Object.keys(colours).join(',')),
    text('pdp_extras', 'pdp_swatch_match_colors', Object.values(colours).join(',')),
  ];
  const chosen = [json('sanity', 'swatch_products', colours)];
  return [...(source === 'chosen' ? [] : linked), ...(source === 'linked' ? [] : chosen)];
}

/** A card spans two columns only with a wide picture of its own colour. */
export function isDoubleWide(design: Design, product: CatalogueProduct): boolean {
  return design.isDoubleWide === true && widePicture(product) !== undefined;
}

export function widePicture(product: CatalogueProduct): string | undefined {
  const own = product.pictures[0]?.file.replace('-front.', '-wide.');
  return own !== undefined && isDrawn(own) ? own : undefined;
}

/** Returns the products of the set in this colour. */
export function setHandles(
  design: Design,
  colour: string,
  byHandle: ReadonlyMap<string, CatalogueProduct>,
): string[] {
  return (design.set ?? [])
    .map((title) => productHandle(title, colour))
    .filter((handle) => byHandle.has(handle));
}

function text(namespace: string, key: string, value: string): CatalogueMetafield {
  return { namespace, key, type: 'single_line_text_field', value };
}

/** The value is a path below `media`; the commerce double returns a global id and a reference. */
function file(namespace: string, key: string, path: string): CatalogueMetafield {
  return { namespace, key, type: 'file_reference', value: path };
}

function json(namespace: string, key: string, value: unknown): CatalogueMetafield {
  return { namespace, key, type: 'json', value: JSON.stringify(value) };
}
