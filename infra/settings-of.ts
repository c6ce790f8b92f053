import { processEnvironment } from '@storefront/core/environment';
import { readSettings, type Settings } from './deploy-settings.ts';

const known = new Map<string, Settings>();

/** The settings of this deployment, read once for all stacks. Throws as `readSettings` does. */
export function settingsOf(stage: string): Settings {
  const settings = known.get(stage) ?? readSettings(stage, processEnvironment());
  known.set(stage, settings);
  return settings;
}
