import manifest from '../../media/manifest.json' with { type: 'json' };
import type { CataloguePicture, CatalogueVideo } from '../world/catalogue.ts';

/** The pictures of one design in one colour. */
export interface Colourway {
  colour: string;
  pictures: { view: string; picture: CataloguePicture }[];
}

const drawn = manifest.map(({ file, width, height, alt, ...rest }) => ({
  ...rest,
  picture: { file, width, height, alt } satisfies CataloguePicture,
}));

const byFile = new Map(drawn.map(({ picture }) => [picture.file, picture]));

/** The kinds of pictures in a product's gallery; editorial pictures and posters of clips are not among them. */
const galleryFolders = ['apparel/', 'lingerie/'];

const byDesign = Map.groupBy(
  drawn.filter(({ picture }) => galleryFolders.some((folder) => picture.file.startsWith(folder))),
  ({ garment, design }) => `${garment}/${design}`,
);

/** Every design of the manifest as `{garment}/{design}`. */
export const drawnDesigns: readonly string[] = [...byDesign.keys()];

/** The colourways of `{garment}/{design}` in the manifest's order; throws for a design without pictures. */
export function colourwaysOf(name: string): Colourway[] {
  const pictures = byDesign.get(name);
  if (!pictures) throw new Error(`No pictures of "${name}" in media/manifest.json.`);
  return [...Map.groupBy(pictures, ({ colour }) => colour)].map(([colour, found]) => ({
    colour,
    pictures: found.map(({ view, picture }) => ({ view, picture })),
  }));
}

export const isDrawn = (file: string): boolean => byFile.has(file);

/** Throws for a file that is not in the manifest. */
export function pictureAt(file: string): CataloguePicture {
  const picture = byFile.get(file);
  if (!picture) throw new Error(`No picture "${file}" in media/manifest.json.`);
  return picture;
}

/** The clip whose poster is `{name}-poster.webp`; it has the poster's size. */
export function videoNamed(name: string): CatalogueVideo {
  const poster = pictureAt(`video/${name}-poster.webp`);
  const { width, height, alt } = poster;
  return { file: `video/${name}.mp4`, width, height, poster, alt };
}
