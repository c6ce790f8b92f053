import type { CatalogueProduct } from '../../world/catalogue.ts';
import { type CatalogueFinder, productDocumentId } from './catalogue-finder.ts';

/** Garments that go with a kind of garment, best first, by the names of their pictures. */
const companions: Readonly<Record<string, readonly string[]>> = {
  dress: [
    'robe-vine-dusk-blue',
    'mule-cosima-champagne',
    'earrings-perle-pearl',
    'handbag-petite-vesper-oxblood',
    'hair-bow-ninon-oxblood',
    'robe-vesper-rose',
  ],
  night: ['robe-vesper-rose', 'robe-vine-dusk-blue', 'mule-cosima-blush', 'scarf-jardin-dusk-blue'],
  bridal: [
    'bridal-veil-celeste-ivory',
    'earrings-perle-pearl',
    'garter-belt-odile-ivory',
    'hair-bow-coralie-ivory',
  ],
  knit: [
    'skirt-delphine-champagne',
    'trousers-marlowe-camel',
    'camisole-mira-ivory',
    'scarf-jardin-marigold',
  ],
  tailoring: [
    'camisole-lune-champagne',
    'blouse-colette-ivory',
    'trousers-marlowe-black',
    'handbag-petite-vesper-black',
  ],
  swim: ['robe-vine-black', 'scarf-jardin-marigold', 'mule-cosima-champagne'],
  other: ['slip-dress-aurelia-champagne', 'earrings-perle-pearl', 'hair-bow-ninon-black'],
};

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^bridal-/, 'bridal'],
  [/dress|skirt/, 'dress'],
  [/nightgown|babydoll|pyjama|robe|camisole/, 'night'],
  [/cardigan|sweater/, 'knit'],
  [/blazer|coat|trousers|shirt|blouse/, 'tailoring'],
  [/swimsuit|bikini/, 'swim'],
];

/** Lace is sold as a set: products of the same design and colour come first. */
const setMakers = /^(bra|brief|thong|garter-belt|bralette|bikini-top|bikini-bottom)-/;
const mostPieces = 6;

function pictured(product: CatalogueProduct): string {
  return product.pictures[0]?.file.split('/').at(-1) ?? '';
}

/** Returns the document ids of the products that complete a look with this one. */
export function completeTheLook(product: CatalogueProduct, finder: CatalogueFinder): string[] {
  const name = pictured(product);
  if (product.isGiftCard || name === '' || name.startsWith('appointment-')) return [];
  const isSet = setMakers.test(name);
  const matching = isSet
    ? finder.catalogue.products.filter(
        (other) =>
          other.id !== product.id &&
          other.colour === product.colour &&
          setMakers.test(pictured(other)) &&
          drawnDesign(other) === drawnDesign(product),
      )
    : [];
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
  const others = isSet && matching.length > 0 ? ['robe-vesper-rose'] : (companions[kind] ?? []);
  const ids = [...matching.map(productDocumentId), ...finder.productIds(others)];
  return [...new Set(ids)].filter((id) => id !== productDocumentId(product)).slice(0, mostPieces);
}

/** `odile` of `garter-belt-odile-black-front.webp`. */
function drawnDesign(product: CatalogueProduct): string {
  return pictured(product).replace(setMakers, '').split('-')[0] ?? '';
}
