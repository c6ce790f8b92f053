/** `[const.page-meta.1]` '{title} — {colour}' unless the title already contains the colour. */
export function productMetaTitle(title: string, colour: string): string {
  const name = colour.trim();
  return name === '' || title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} — ${name}`;
}

export interface SocialMeta {
  title: string;
  description: string | null;
  /** Absolute. */
  url: string;
  imageUrl: string | null;
  brandName: string;
}

/** A `<meta>` of the head: Open Graph names are properties, the others plain names. */
export type MetaTag = { property: string; content: string } | { name: string; content: string };

/** `[const.page-meta.2]` What others show when the product is shared; what is not known is left out. */
export function socialTags({ title, description, url, imageUrl, brandName }: SocialMeta): MetaTag[] {
  const tags: (MetaTag | null)[] = [
    { property: 'og:site_name', content: brandName },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    description ? { property: 'og:description', content: description } : null,
    imageUrl ? { property: 'og:image', content: imageUrl } : null,
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: title },
    description ? { name: 'twitter:description', content: description } : null,
    imageUrl ? { name: 'twitter:image', content: imageUrl } : null,
  ];
  return tags.filter((tag) => tag !== null);
}
