import { remembered } from '../../hooks/use-loaded.ts';

export const loadSearchPanel = remembered(() =>
  import('./search-panel.tsx').then((module) => module.SearchPanel),
);
