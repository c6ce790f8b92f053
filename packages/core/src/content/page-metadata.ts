export interface PageMetadata {
  title: string;
  description: string;
  /** Address of the picture for previews; null where there is none. */
  imageSrc: string | null;
}

/**
 * Title, description and picture of any page, product or collection ([entity.page-metadata-source]). What editors
 * wrote for search engines comes first, then the document's own, then the synchronised store's, then the site's.
 *
 * @param source the document as it came: `seo {title, description, image}`, `title`, `description`, `store.title`
 * @param site the site's own, with its backup description ([entity.cms-settings-document.20])
 */
export function choosePageMetadata(source: unknown, site: PageMetadata): PageMetadata {
  const { seo, title, description, store } = fieldsOf(source);
  const written = fieldsOf(seo);
  return {
    title: firstText(written.title, title, fieldsOf(store).title) ?? site.title,
    description: firstText(written.description, description) ?? site.description,
    imageSrc: firstText(written.image, fieldsOf(written.image).src) ?? site.imageSrc,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** The first that has words, on one line and without markup: a product's own description is HTML. */
function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const words = value
      .replace(/<\/?[a-z][^>]*>/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (words !== '') return words;
  }
  return null;
}
