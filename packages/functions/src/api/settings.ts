import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import { openBase } from '../open-base.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { settingsApi } from './settings-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const content = watchProvider(createShellReader(base.config.content), 'content', base.outcomes);
  return settingsApi({ ...base, content });
});
