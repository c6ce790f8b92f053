/** Around what editors write in sections. */
export const sectionCopy = {
  marquee: 'Words in passing',
  pauseMarquee: 'Pause the words',
  pauseFilm: 'Pause the film',
  byLetter: 'By letter',
  byTelephone: 'By telephone',
  whileYouShop: 'While you shop',
  first: 'First, perhaps',
  whatFor: 'What for',
  noSizes: 'The tables cannot be shown at the moment. Every product page has its own.',
};
