import type { ContentImage, SiteLink } from '../../../content/site-content.ts';
import { readContentText, readRows } from '../parts/content-value.ts';
import { field, rows } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link, picture } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface TilesSection {
  key: string;
  kind: 'tiles';
  tiles: { key: string; link: SiteLink; image: ContentImage }[];
}

export const tiles: SectionRow<'tiles', TilesSection> = {
  fields: [rows('tiles', [field('link', 'link'), field('image', 'picture')])],
  texts: [],
  projection: `tiles[]{_key, link{${link}}, image${picture}}`,
  map(fetched, key, toImage) {
    const complete = readRows(fetched.tiles).flatMap((tile) => {
      const tileLink = mapLink(tile.link);
      const image = toImage(tile.image);
      return tileLink && image
        ? [{ key: readContentText(tile._key) ?? tileLink.key, link: tileLink, image }]
        : [];
    });
    return complete.length === 0 ? null : { key, kind: 'tiles', tiles: complete };
  },
  example: {
    tiles: [
      {
        _key: 'evening',
        link: { title: 'Evening', internalLink: { _ref: 'collection-evening' } },
        image: { asset: { _ref: 'image-evening-1600x900-webp' }, alt: 'A slip in evening light' },
      },
      { _key: 'unfinished', link: { title: 'Bridal', internalLink: { _ref: 'collection-evening' } } },
    ],
  },
};
