/** Texts of the product page's gallery. */
export const galleryCopy = {
  name: (title: string) => `Pictures, ${title}`,
  place: (place: number, total: number) => `${place} / ${total}`,
  soldOut: 'Sold out',
  zoom: 'Zoom',
  close: 'Close zoom',
  zoomed: (title: string) => `${title}, zoomed`,
  none: 'No picture yet',
  play: 'Play the film',
  film: (title: string) => `Film, ${title}`,
  filmAbsent: 'The film cannot be shown here.',
  filmElsewhere: 'Watch it on Vimeo',
  failed: (error: string) => `An error occurred - ${error}`,
};
