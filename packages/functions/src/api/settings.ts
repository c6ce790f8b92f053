import { findProvider, needProvider } from '@storefront/core/part-config';
import { offersOf } from '@storefront/core/providers/content/only-offered';
import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import { chat } from '@storefront/core/providers/rows/chat';
import { consent } from '@storefront/core/providers/rows/consent';
import { content as row } from '@storefront/core/providers/rows/content';
import { email } from '@storefront/core/providers/rows/email';
import { openBase } from '../open-base.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { settingsApi } from './settings-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const offers = offersOf({
    chat: findProvider(chat),
    consent: findProvider(consent),
    email: findProvider(email),
  });
  const reader = createShellReader({ ...needProvider(row), offers });
  return settingsApi({ ...base, content: watchProvider(reader, 'content', base) });
});
