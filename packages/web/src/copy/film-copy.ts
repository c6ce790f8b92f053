/** Texts of a film, which loads when somebody presses its button. */
export const filmCopy = {
  film: (title: string) => `Film, ${title}`,
  absent: 'The film cannot be shown here.',
  askConsent: 'To watch the film here, allow functional cookies.',
  askOwnConsent: 'To watch the film here, allow personal cookies.',
  preferences: 'Cookie preferences',
  elsewhere: 'Watch it on Vimeo',
};
