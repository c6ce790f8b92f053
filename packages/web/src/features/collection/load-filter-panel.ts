/** The filters of a listing; fetched when somebody is about to open them. */
export const loadFilterPanel = () =>
  import(/* webpackChunkName: "listing-choice" */ './filter-panel.tsx').then((module) => module.FilterPanel);
