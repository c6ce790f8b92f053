import type { SSTConfig } from 'sst';
import { settingsOf } from './infra/settings-of.ts';
import { addStacks } from './infra/stacks.ts';
import { applyStage, nameOfApp, region } from './infra/stage.ts';

export default {
  config: () => ({ name: nameOfApp, region }),
  stacks(app) {
    // Before anything is made: what is missing stops the deployment with one list.
    settingsOf(app.stage);
    applyStage(app);
    addStacks(app);
  },
} satisfies SSTConfig;
