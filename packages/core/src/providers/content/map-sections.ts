import { resolveRichText } from '../../content/resolve-rich-text.ts';
import type { PageSection } from '../../content/site-content.ts';
import type { QueryResults } from './generated/query-results.ts';
import type { ImageMapper } from './map-image.ts';
import { mapLink } from './map-link.ts';
import { readNumber, readRows, readText } from './read-answer.ts';

type AnsweredSections = NonNullable<QueryResults['home']>['sections'];
type AnsweredSection = NonNullable<AnsweredSections>[number];

function mapSection(section: AnsweredSection, toImage: ImageMapper): PageSection | null {
  const key = readText(section._key);
  if (key === null) return null;
  switch (section._type) {
    case 'hero': {
      const heading = readText(section.heading);
      const image = toImage(section.image);
      if (heading === null || image === null) return null;
      const mobileImage = toImage(section.mobileImage);
      const tone = section.tone === 'dark' ? 'dark' : 'light';
      const text = readText(section.text);
      return { key, kind: 'hero', heading, text, link: mapLink(section.link), image, mobileImage, tone };
    }
    case 'productRail': {
      const heading = readText(section.heading);
      const handles = readRows(section.handles).filter((handle) => readText(handle) !== null);
      if (heading === null || handles.length === 0) return null;
      return { key, kind: 'productRail', heading, link: mapLink(section.link), handles };
    }
    case 'tiles': {
      const tiles = readRows(section.tiles).flatMap((tile) => {
        const link = mapLink(tile.link);
        const image = toImage(tile.image);
        return link && image ? [{ key: readText(tile._key) ?? link.key, link, image }] : [];
      });
      return tiles.length === 0 ? null : { key, kind: 'tiles', tiles };
    }
    case 'editorial': {
      const heading = readText(section.heading);
      const image = toImage(section.image);
      if (heading === null || image === null) return null;
      const insetImage = toImage(section.inset?.image);
      const inset = insetImage && { image: insetImage, caption: resolveRichText(section.inset?.caption) };
      const text = readText(section.text) ?? '';
      return { key, kind: 'editorial', heading, text, link: mapLink(section.link), image, inset };
    }
    case 'quote': {
      const quote = readText(section.quote);
      return quote === null ? null : { key, kind: 'quote', quote, source: readText(section.source) };
    }
    case 'shoppable': {
      const heading = readText(section.heading);
      const image = toImage(section.image);
      if (heading === null || image === null) return null;
      const pins = readRows(section.pins).flatMap((pin) => {
        const handle = readText(pin.handle);
        const x = readNumber(pin.x);
        const y = readNumber(pin.y);
        return handle && x !== null && y !== null
          ? [{ key: readText(pin._key) ?? handle, handle, x, y }]
          : [];
      });
      const mobileImage = toImage(section.mobileImage);
      return { key, kind: 'shoppable', heading, link: mapLink(section.link), image, mobileImage, pins };
    }
    case 'newsletter': {
      const heading = readText(section.heading);
      if (heading === null) return null;
      const consent = resolveRichText(section.consent);
      return { key, kind: 'newsletter', heading, text: readText(section.text) ?? '', consent };
    }
    default:
      return null;
  }
}

/** The sections in the editor's order; a section without its essentials, or of a kind unknown here, is left out. */
export function mapSections(sections: AnsweredSections | undefined, toImage: ImageMapper): PageSection[] {
  return readRows(sections)
    .map((section) => mapSection(section, toImage))
    .filter((section) => section !== null);
}
