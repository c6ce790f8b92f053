/** `[const.page-meta.1]` '{title} — {colour}' unless the title already contains the colour. */
export function productMetaTitle(title: string, colour: string): string {
  const name = colour.trim();
  return name === '' || title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} — ${name}`;
}
