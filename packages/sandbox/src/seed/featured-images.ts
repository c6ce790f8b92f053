import type { CatalogueCollection, CatalogueMetafield, CatalogueProduct } from '../world/catalogue.ts';

/** Collections whose group has a picture of its own; all others are the main brand's. */
const otherGroups: Readonly<Record<string, 'doll' | 'mermaid' | 'curve' | 'bridal'>> = {
  dollcore: 'doll',
  mermaidcore: 'mermaid',
  'curve-styles': 'curve',
  'the-wedding-shop': 'bridal',
  'wedding-guest': 'bridal',
};

/**
 * `[entity.normalized-product.26]` Which picture stands for a product in which collections, or null where
 * its first picture always does. Images are named by their file; the commerce double turns the paths into URLs.
 */
export function featuredImages(
  product: CatalogueProduct,
  widePicture: string | null,
  collections: readonly CatalogueCollection[],
): CatalogueMetafield | null {
  const handles = collections
    .filter(({ productHandles }) => productHandles.includes(product.handle))
    .map(({ handle }) => handle);
  const view = (name: string) =>
    product.pictures.find(({ file }) => file.includes(`-${name}.`))?.file ?? null;
  const choices = [
    { image: widePicture, handles: handles.filter((handle) => !(handle in otherGroups)) },
    {
      image: widePicture ?? view('back'),
      handles: handles.filter((handle) => otherGroups[handle] === 'bridal'),
    },
    { image: view('back'), handles: handles.filter((handle) => otherGroups[handle] === 'curve') },
    { image: view('detail'), handles: handles.filter((handle) => otherGroups[handle] === 'mermaid') },
    { image: view('detail'), handles: handles.filter((handle) => otherGroups[handle] === 'doll') },
  ].filter((choice) => choice.image !== null && choice.handles.length > 0);
  if (choices.length === 0) return null;
  return {
    namespace: 'sanity',
    key: 'collection_images',
    type: 'json',
    value: JSON.stringify(
      choices.map((choice) => ({ collectionType: { handles: choice.handles }, image: choice.image })),
    ),
  };
}
