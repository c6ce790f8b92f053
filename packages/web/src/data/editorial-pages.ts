import { pageLives } from '@storefront/core/cache/manifest';
import { paths } from '../paths.ts';
import {
  type CampaignListProps,
  type CampaignProps,
  campaignPaths,
  makeCampaignPage,
  makeCampaignsPage,
} from './campaign-pages.ts';
import type { CatchAllPage } from './catch-all-table.ts';
import type { PageProps } from './page-props.ts';
import {
  makeStoriesAboutPage,
  makeStoriesPage,
  makeStoryPage,
  type StoryListProps,
  type StoryProps,
  storyPaths,
} from './story-pages.ts';

export type EditorialProps = StoryProps | StoryListProps | CampaignProps | CampaignListProps;

const life = pageLives.collection;

/** Lists stand before the documents whose folder they share. */
export const editorialPages: readonly CatchAllPage<PageProps<EditorialProps>>[] = [
  { pattern: paths.stories, make: () => makeStoriesPage('1', false), life },
  { pattern: '/stories/page/*', make: (page) => makeStoriesPage(page), life },
  { pattern: '/stories/about/*', make: makeStoriesAboutPage, life },
  { pattern: '/stories/*', make: makeStoryPage, life, prebuilt: storyPaths },
  { pattern: paths.campaigns, make: () => makeCampaignsPage('1', false), life },
  { pattern: '/campaigns/page/*', make: (page) => makeCampaignsPage(page), life },
  { pattern: '/campaigns/*', make: makeCampaignPage, life, prebuilt: campaignPaths },
];
