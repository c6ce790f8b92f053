import type { Story } from '@storefront/core/content/editorial-documents';
import { beginsWithCapital } from '@storefront/core/content/long-text';
import { richTextToSpans } from '@storefront/core/content/rich-text';
import type { ImageGridSection } from '@storefront/core/providers/content/sections/image-grid';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';

/**
 * The chapters of a story as sections: texts beside pictures that change sides, neighbouring pictures as one wall, what
 * is quoted after its chapter, and its pieces at the end. The first letter of the story is large.
 */
export function storySections({ chapters, products }: Story, railHeading: string): PageSection[] {
  const sections: PageSection[] = [];
  let figures = 0;
  let hasBegun = false;
  for (const { key, text, image, caption, quote } of chapters) {
    const said = richTextToSpans(caption);
    if (text.length > 0) {
      const [first, ...rest] = text;
      const heading = first?.kind === 'h2' ? first.spans : null;
      const words = heading === null ? text : rest;
      if (image) figures += 1;
      sections.push({
        key,
        kind: 'passage',
        heading,
        text: words,
        look: 'text',
        hasDropCapital: !hasBegun && beginsWithCapital(words),
        figure: image && { image, caption: said, side: figures % 2 === 1 ? 'left' : 'right' },
      });
      hasBegun = true;
    } else if (image) {
      wallOf(sections, key).push({ key, image, title: null, text: said, link: null });
    }
    if (quote) sections.push({ key: `${key}-quote`, kind: 'quote', quote, source: null });
  }
  if (products.length > 0)
    sections.push({
      key: 'pieces',
      kind: 'productRail',
      heading: railHeading,
      link: null,
      handles: products,
    });
  return sections;
}

function wallOf(sections: PageSection[], key: string): ImageGridSection['images'] {
  const last = sections.at(-1);
  if (last?.kind === 'imageGrid') return last.images;
  const images: ImageGridSection['images'] = [];
  sections.push({ key, kind: 'imageGrid', heading: null, images });
  return images;
}
