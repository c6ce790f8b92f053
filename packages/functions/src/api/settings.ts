import { findProvider, needProvider } from '@storefront/core/part-config';
import { row as chat } from '@storefront/core/providers/chat/row';
import { availabilityOf } from '@storefront/core/providers/content/hide-unavailable';
import { row } from '@storefront/core/providers/content/row';
import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import { row as email } from '@storefront/core/providers/email/row';
import { openBase } from '../deps/open-base.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { settingsApi } from '../routes/settings-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const available = availabilityOf({
    chat: findProvider(chat),
    email: findProvider(email),
  });
  const reader = createShellReader({ ...needProvider(row), available });
  return settingsApi({ ...base, content: watchProvider(reader, 'content', base) });
});
