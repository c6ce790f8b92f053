/** Texts around stories and campaigns, which editors write. */
export const editorialCopy = {
  stories: 'Stories',
  storiesLede:
    'From the cutting table, the lace drawer and the letters people write us. One a fortnight, when there is one.',
  categories: 'Categories',
  all: 'All',
  minutes: (minutes: number) => (minutes === 1 ? 'One minute.' : `${minutes} minutes.`),
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
