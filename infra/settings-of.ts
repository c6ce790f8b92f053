import { processEnvironment } from '@storefront/core/environment';
import { readSettings, type Settings } from './deploy-settings.ts';

/** The settings of this deployment. Throws as `readSettings` does. */
export const settingsOf = (stage: string): Settings => readSettings(stage, processEnvironment());
