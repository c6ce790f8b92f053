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
 * `[entity.normalized-product.26]` `[entity.normalized-product.27]` Which picture stands for a product in which
 * collections: editors' choices, and the table of groups from before they chose by collection. Empty where its first
 * picture always does. Images are named by their file; the commerce double turns the paths into URLs.
 */
export function featuredImages(
  product: CatalogueProduct,
  widePicture: string | null,
  collections: readonly CatalogueCollection[],
): CatalogueMetafield[] {
  const handles = collections
    .filter(({ productHandles }) => productHandles.includes(product.handle))
    .map(({ handle }) => handle);
  const isIn = (group: string) => handles.some((handle) => otherGroups[handle] === group);
  const view = (name: string) =>
    product.pictures.find(({ file }) => file.includes(`-${name}.`))?.file ?? null;
  const choices = [
    { image: widePicture, handles: handles.filter((handle) => !(handle in otherGroups)) },
    {
      image: widePicture ?? view('back'),
      handles: handles.filter((handle) => otherGroups[handle] === 'bridal'),
    },
    { image: view('back'), handles: handles.filter((handle) => otherGroups[handle] === 'curve') },
  ].filter((choice) => choice.image !== null && choice.handles.length > 0);
  const detail = view('detail');
  const groups = [
    ...(detail && isIn('mermaid') ? [`Mermaidcore:keyvalue:${detail}`] : []),
    ...(detail && isIn('doll') ? [`Dollcore:keyvalue:${detail}`] : []),
  ];
  const chosen = choices.map((choice) => ({
    collectionType: { handles: choice.handles },
    image: choice.image,
  }));
  return [
    ...(chosen.length === 0
      ? []
      : [{ namespace: 'sanity', key: 'collection_images', type: 'json', value: JSON.stringify(chosen) }]),
    ...(groups.length === 0
      ? []
      : [
          {
            namespace: 'pdp_extras',
            key: 'pdp_main_image_pic',
            type: 'multi_line_text_field',
            value: groups.join('~newitem~'),
          },
        ]),
  ];
}
