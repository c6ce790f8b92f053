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
  failed: (error: string) => `An error occurred - ${error}`,
};
