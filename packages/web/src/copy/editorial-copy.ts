const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const inMinutes = (minutes: number) =>
  `${small[minutes - 1] ?? minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** Texts around stories and campaigns, which editors write. */
export const editorialCopy = {
  stories: 'Stories',
  storiesLede:
    'From the cutting table, the lace drawer and the letters people write us. One a fortnight, when there is one.',
  categories: 'Categories',
  all: 'All',
  /** `six minutes`, beside the category. */
  minutes: inMinutes,
  /** `Six minutes.`, a sentence after the byline. */
  readIn: (minutes: number) => `${inMinutes(minutes).replace(/^./, (letter) => letter.toUpperCase())}.`,
  inThisStory: 'In this story',
  nextStory: 'Next story',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer',
  older: 'Older',
  noStories: 'No stories yet. The first one is being written.',
  campaigns: 'Campaigns',
  campaignsLede: 'What each season hung on the wall.',
  now: (title: string, words: string | null) =>
    words ? `Now on the wall: ${title}. ${words}` : `Now on the wall: ${title}.`,
  see: (title: string) => `See ${title}`,
  seeCampaign: 'See the campaign',
  noCampaigns: 'Nothing hangs here yet.',
  olderCampaigns: 'Older ones are kept, with what is left of them.',
  archive: 'Archive',
};
