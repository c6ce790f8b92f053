import { createCatalogueEdits } from '../commerce/catalogue/catalogue-edits.ts';
import type { PriceEdit } from '../commerce/catalogue/price-edits.ts';
import type { CatalogueCollection, CatalogueProduct, CatalogueVariant } from './catalogue.ts';
import type { Slice, World } from './world.ts';

/** The catalogue that the platform's feeds show to other services. */
export interface ShownCatalogue {
  /** Published, with current stock and prices. */
  products: readonly CatalogueProduct[];
  collections: readonly CatalogueCollection[];
}

interface Reader {
  read: () => ShownCatalogue;
}

const readers = new WeakMap<World, Reader>();

/**
 * Returns the seed with every sale and every edit of the back office applied. It is the same object until the
 * next change, so that doubles can cache what they derive from it.
 */
export function shownCatalogue(world: World): ShownCatalogue {
  const reader = readers.get(world) ?? openReader(world);
  readers.set(world, reader);
  return reader.read();
}

function openReader(world: World): Reader {
  const edits = createCatalogueEdits(world);
  const sold = world.slice<Record<string, number>>('commerce.stock', () => ({}));
  const prices = world.slice<Record<string, PriceEdit>>('commerce.prices', () => ({}));
  const sources: Slice<unknown>[] = [
    sold,
    prices,
    world.slice<unknown[]>('commerce.catalogue.products', () => []),
    world.slice<unknown[]>('commerce.catalogue.collections', () => []),
  ];
  let known: { versions: string; catalogue: ShownCatalogue } | null = null;

  const today = (variant: CatalogueVariant): CatalogueVariant => {
    const { priceCents, compareAtCents } = prices.value[variant.id] ?? variant;
    return { ...variant, priceCents, compareAtCents, stock: variant.stock + (sold.value[variant.id] ?? 0) };
  };
  const isTouched = ({ id }: CatalogueVariant) => id in sold.value || id in prices.value;

  return {
    read() {
      const versions = sources.map(({ version }) => version).join(' ');
      if (known?.versions === versions) return known.catalogue;
      const products = edits.products
        .all()
        .filter(({ isPublished }) => isPublished)
        .map(({ data }) =>
          data.variants.some(isTouched) ? { ...data, variants: data.variants.map(today) } : data,
        );
      const collections = edits.collections.all().map(({ data }) => data);
      known = { versions, catalogue: { products, collections } };
      return known.catalogue;
    },
  };
}
